import { graphql } from 'gatsby';
import { isModified } from '../navigation/links';
import { chooseSubject } from '../contact/chosenSubject';
import { Icon } from '../components/Icon';
import { Picture } from '../components/Picture';
import * as styles from './ServiceCard.module.css';
import { SiteLink } from '../components/SiteLink';

interface ServiceCardProps {
  service: Queries.ServiceCardFragment;
  learnMore: string;
  /** The contact section as linked from the card's page. */
  href: '#contact' | '/#contact';
  /** See `Picture`. */
  sizes: string;
  /** Whether the card's picture is the largest of the first screen, which is fetched first. */
  first?: boolean;
  /** Element of the title. */
  heading?: 'h2' | 'h3';
}

/** A service: picture, icon, title, description, and a link that selects it in the contact form. */
export function ServiceCard({
  service,
  learnMore,
  href,
  sizes,
  first = false,
  heading: Heading = 'h3',
}: ServiceCardProps) {
  return (
    <article className={styles.card} style={{ '--surface': service.tint } as React.CSSProperties}>
      <div className={styles.picture}>
        <Picture
          image={service.image.gatsbyImageData}
          alt={service.alt}
          focus={service.focus}
          sizes={sizes}
          loading={first ? 'first' : 'lazy'}
        />
      </div>
      <div className={styles.text}>
        <span className={styles.seal} dangerouslySetInnerHTML={{ __html: service.icon }} />
        <Heading className={styles.title}>{service.title}</Heading>
        <p className={styles.description}>{service.description}</p>
        <SiteLink
          className={styles.link}
          href={href}
          data-subject={service.title}
          aria-label={`${learnMore}: ${service.title}`}
          onClick={(event) => {
            if (!isModified(event)) chooseSubject(service.title);
          }}
        >
          {learnMore}
          {/* Search engines read the text of links, not `aria-label`. */}
          <span className="visually-hidden">: {service.title}</span>
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
    tint
    ...ServicePicture
  }

  fragment ServicePicture on Service {
    title
    alt
    focus
    image {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [320, 680, 1080, 1440])
    }
  }
`;
