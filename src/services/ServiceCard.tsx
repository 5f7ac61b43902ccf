import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { writeDraft } from '../contact/contactState';
import { IconDoll } from '../dolls/IconDoll';
import { isModified } from '../navigation/links';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { SiteLink } from '../ui/SiteLink';
import { joinAmpersands } from './joinAmpersands';
import * as styles from './ServiceCard.module.css';

interface ServiceCardProps {
  service: Queries.ServiceCardFragment;
  learnMore: string;
  /** The contact section as linked from the card's page. */
  href: '#contact' | '/#contact';
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** Its number among the cards, from 0; it decides which doll it has. */
  index: number;
  /** When the picture is fetched: see `Picture`. */
  loading: ComponentProps<typeof Picture>['loading'];
  /** Element of the title. */
  level?: 'h2' | 'h3';
}

/** A service: its picture, and words that end in its doll, beside the link that selects it in the contact form. */
export function ServiceCard(props: ServiceCardProps) {
  const { service, learnMore, href, sizes, index, loading, level: Heading = 'h3' } = props;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          image={service.image.gatsbyImageData}
          alt={service.alt}
          focus={service.focus}
          sizes={sizes}
          loading={loading}
        />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>{joinAmpersands(service.title)}</Heading>
        <p className={styles.description}>{service.description}</p>
        <div className={styles.foot}>
          <IconDoll icon={service.icon} number={index} className={styles.doll} />
          <SiteLink
            className={styles.link}
            href={href}
            onClick={(event) => {
              if (!isModified(event)) writeDraft('subject', service.title);
            }}
          >
            {learnMore}
            <span className="visually-hidden">{` ${service.title}`}</span>
            <Icon name="arrow-right" />
          </SiteLink>
        </div>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment ServiceCard on Service {
    slug
    icon
    title
    description
    alt
    focus
    image {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [680, 1080, 1440])
    }
  }
`;
