import { graphql } from 'gatsby';
import { isModified } from '../navigation/links';
import { chooseSubject } from '../contact/keepDraft';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { IconDoll } from './IconDoll';
import * as styles from './ServiceCard.module.css';
import { SiteLink } from '../ui/SiteLink';

/** `sizes` of the grid's cards below 80rem: two in a row on tablets, one on phones (`ServicesGrid.module.css`). */
const NARROW = '(min-width: 48rem) calc(47vw - 1.25rem), calc(94vw - 1rem)';
const THREE =
  '(min-width: 85rem) min(22.2vw + 4.3rem, 33.7rem), (min-width: 80rem) calc(31.3vw - 1.3rem)';
const TWO =
  '(min-width: 85rem) min(33.3vw + 7.25rem, 51.25rem), (min-width: 80rem) calc(47vw - 1.25rem)';

/** `sizes` of the card's picture; `alone` are cards that have a row of their own on tablets. */
const SIZES = {
  slide:
    '(min-width: 85rem) min(30vw + 5.2rem, 45rem), (min-width: 64rem) calc(42.4vw - 2.5rem), (min-width: 40rem) calc(50.8vw + 1rem), calc(94vw - 1.75rem)',
  two: `${TWO}, ${NARROW}`,
  three: `${THREE}, ${NARROW}`,
  'two alone': `${TWO}, calc(94vw - 1rem)`,
  'three alone': `${THREE}, calc(94vw - 1rem)`,
};

interface ServiceCardProps {
  service: Queries.ServiceCardFragment;
  learnMore: string;
  /** The contact section as linked from the card's page. */
  href: '#contact' | '/#contact';
  /** Where the card is: on a slide of the carousel, or in a row of two or three cards of the grid. */
  place: keyof typeof SIZES;
  /** Its number among the cards, from 0; the colours of its doll depend on it. */
  index: number;
  /** Whether the card's picture is the largest of the first screen, which is fetched first. */
  first?: boolean;
  /** Id of the card, if links lead to it. */
  id?: string;
  /** Element of the title. */
  heading?: 'h2' | 'h3';
}

/** A service: picture, icon, title, description, and a link that selects it in the contact form. */
export function ServiceCard({
  service,
  learnMore,
  href,
  place,
  index,
  first = false,
  id,
  heading: Heading = 'h3',
}: ServiceCardProps) {
  return (
    <article
      id={id}
      className={styles.card}
      style={{ '--colour': service.image.gatsbyImageData.backgroundColor }}
    >
      <div className={styles.picture}>
        <Picture
          image={service.image.gatsbyImageData}
          // The title says it.
          alt=""
          focus={service.focus}
          sizes={SIZES[place]}
          loading={first ? 'first' : 'lazy'}
        />
      </div>
      <div className={styles.text}>
        <IconDoll icon={service.icon} number={index} className={styles.doll} />
        <Heading className={styles.title}>{service.title}</Heading>
        <p className={styles.description}>{service.description}</p>
        <SiteLink
          className={styles.link}
          href={href}
          onClick={(event) => {
            if (!isModified(event)) chooseSubject(service.title);
          }}
        >
          {learnMore}
          <span className="visually-hidden">{` ${service.title}`}</span>
          <Icon name="arrow-right" className={styles.arrow} />
        </SiteLink>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment ServiceCard on Service {
    slug
    icon
    description
    delay
    ...ServicePicture
  }

  fragment ServicePicture on Service {
    title
    alt
    focus
    image {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [680, 1080, 1440])
    }
  }
`;
