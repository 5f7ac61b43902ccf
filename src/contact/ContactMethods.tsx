import { graphql } from 'gatsby';
import { allMethods } from '../navigation/links';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import * as styles from './ContactMethods.module.css';

interface ContactMethodsProps {
  site: Queries.ContactMethodsFragment;
  labels: Queries.ContactMethodsLabelsFragment;
}

/** All ways to reach the business. */
export function ContactMethods({ site, labels }: ContactMethodsProps) {
  return (
    <>
      <p className={styles.text}>{labels.text}</p>
      <ul className={styles.methods}>
        {allMethods(site).map(({ icon, href, text }) => (
          <li key={href}>
            <SiteLink className={styles.method} href={href} data-long={text.length > 24}>
              <Icon name={icon} />
              <bdi>{text}</bdi>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

export const fragment = graphql`
  fragment ContactMethods on SiteContent {
    email
    phone
    address {
      ...PostalAddress
    }
    more {
      name
      href
    }
    profiles {
      name
      href
    }
  }
  fragment ContactMethodsLabels on ContactContentTouch {
    text
  }
`;
