import { graphql } from 'gatsby';
import { useContext } from 'react';
import { useContact } from '../contact/contactState';
import { allMethods } from '../contact/methods';
import { DollRow } from '../dolls/DollRow';
import { HasDolls } from '../dolls/HasDolls';
import { linkFrom } from '../navigation/links';
import { PostalAddress } from '../ui/PostalAddress';
import { SiteLink } from '../ui/SiteLink';
import { useClientValue } from '../ui/useClientValue';
import * as styles from './Footer.module.css';
import { LanguageLinks } from './LanguageLinks';
import { Wordmark } from './Wordmark';

/**
 * The paths of the pages with the row of dolls: the five of docs/specification.md, section 2, and the gallery's further
 * pages. All others end in a picture or in words of the owner's.
 */
const ROW = /^\/((services|about|contact|gallery(\/\d+)?)\/)?$/;

/** The footer of every page. */
export function Footer({ site, pathname }: { site: Queries.FooterFragment; pathname: string }) {
  const year = useClientValue(() => new Date().getFullYear(), __BUILD_YEAR__);
  const dolls = useContext(HasDolls);
  const doll = useContact((state) => state.doll);
  const item = ({ name, href }: { name: string; href: string }, index: number) => (
    <li key={index}>
      <SiteLink className={styles.link} href={linkFrom(pathname, href)}>
        {name}
      </SiteLink>
    </li>
  );
  return (
    <footer className={styles.footer}>
      {dolls && ROW.test(pathname) && (
        <DollRow href={linkFrom(pathname, '#contact')} labels={site.labels} doll={doll} />
      )}
      <div className={styles.ground}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Wordmark brand={site.brand} />
            <p className={styles.tagline}>{site.tagline}</p>
            {site.address && <PostalAddress address={site.address} />}
          </div>
          <nav aria-labelledby="footer-quick-links">
            <h2 className={styles.heading} id="footer-quick-links">
              {site.labels.quickLinks}
            </h2>
            <ul className={styles.links}>{site.quickLinks.map(item)}</ul>
          </nav>
          <div>
            <h2 className={styles.heading}>{site.labels.contact}</h2>
            <ul className={styles.links}>
              {allMethods(site).map(({ href, text }) => (
                <li key={href}>
                  <SiteLink className={styles.link} href={href}>
                    <bdi>{text}</bdi>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.end}>
          <p>{`© ${year} ${site.brand}. ${site.labels.rights}`}</p>
          {site.legalLinks.length > 0 && (
            <ul className={styles.legal}>{site.legalLinks.map(item)}</ul>
          )}
          {__LANGUAGES__ && (
            <ul className={styles.legal}>
              <LanguageLinks pathname={pathname} className={styles.link} />
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

export const fragment = graphql`
  fragment Footer on SiteContent {
    brand
    tagline
    ...ContactMethods
    address {
      ...PostalAddress
    }
    quickLinks {
      name
      href
    }
    legalLinks {
      name
      href
    }
    labels {
      quickLinks
      contact
      rights
      place
      placed
    }
  }
`;
