import { graphql } from 'gatsby';
import { HALF } from '../styles/widths';
import { type Box, coverSizes } from '../ui/coverSizes';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { SiteLink } from '../ui/SiteLink';
import * as styles from './ContactCard.module.css';
import { allMethods } from './methods';

interface ContactCardProps {
  labels: Queries.ContactCardFragment;
  site: Queries.ContactMethodsFragment;
  /** Whether the section is the whole page: the card stands beside its heading, too. */
  isWholePage: boolean;
}

/** The box of the card's picture beside the form, where its sides are cropped. */
const BOX: Box = ['(min-width: 64rem) and (max-width: 84.99rem)', '50vw', '24rem'];

/** The picture's box on tablets, beside the card's words, which are many if there are many ways to reach the business. */
const TABLET_BOX: Box = ['(min-width: 48rem) and (max-width: 63.99rem)', '50vw', '40rem'];

/** The picture's box on the contact page, where the card is as high as heading and form. */
const OPENING_BOX: Box = ['(min-width: 64rem)', '50vw', '20rem + 22vw'];

/** All ways to reach the business, and what happens after a visitor writes, below a picture. */
export function ContactCard({ labels, site, isWholePage }: ContactCardProps) {
  const Heading = isWholePage ? 'h2' : 'h3';
  const { touch, next } = labels;
  const { photo } = touch;
  return (
    <div className={styles.card} data-whole-page={isWholePage}>
      {photo && (
        <div className={styles.picture}>
          <Picture
            loading={isWholePage ? 'eager' : 'lazy'}
            alt={photo.alt}
            focus={photo.focus}
            image={photo.src.gatsbyImageData}
            sizes={`${coverSizes(photo.src.gatsbyImageData, [TABLET_BOX, isWholePage ? OPENING_BOX : BOX])}, ${HALF}`}
          />
        </div>
      )}
      <div className={styles.words}>
        <div className={styles.touch}>
          <Heading className={styles.heading}>{touch.heading}</Heading>
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
          <p className={styles.text}>{touch.text}</p>
        </div>
        {next && (
          <div className={styles.next}>
            <Heading className={styles.nextHeading}>{next.heading}</Heading>
            <ul className={styles.lines}>
              {next.lines.map(({ text }) => (
                <li key={text} className={styles.line}>
                  {text}
                </li>
              ))}
            </ul>
            {next.link && (
              <SiteLink className={styles.link} href={next.link.href}>
                {next.link.name}
              </SiteLink>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment ContactCard on ContactContent {
    touch {
      heading
      text
      photo {
        ...PhotoPicture
      }
    }
    next {
      heading
      lines {
        text
      }
      link {
        name
        href
      }
    }
  }
`;
