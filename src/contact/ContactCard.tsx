import { graphql } from 'gatsby';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { SiteLink } from '../ui/SiteLink';
import * as contact from './Contact.module.css';
import * as styles from './ContactCard.module.css';
import { allMethods } from './methods';

interface ContactCardProps {
  labels: Queries.ContactCardFragment;
  site: Queries.ContactMethodsFragment;
  /** Whether the section is the whole page: the card stands beside its heading, too. */
  isWholePage: boolean;
}

/** In a low window the picture is beside the words. */
const LOW = '(min-width: 40rem) and (max-height: 30rem) 60vw';

/** All ways to reach the business, below a picture. */
export function ContactCard({ labels, site, isWholePage }: ContactCardProps) {
  const Heading = isWholePage ? 'h2' : 'h3';
  const { touch } = labels;
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
            // As high as the form leaves it: an estimate.
            sizes={`(min-width: 64rem) calc(${isWholePage ? '21rem + 34vw' : '36rem + 10vw'}), ${LOW}, 100vw`}
          />
        </div>
      )}
      <div className={styles.words}>
        <div className={styles.touch}>
          <Heading className={contact.cardHeading}>{touch.heading}</Heading>
          <p className={styles.text}>{touch.text}</p>
        </div>
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
  }
`;
