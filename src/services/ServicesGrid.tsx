import { graphql } from 'gatsby';
import { FadeIn } from './FadeIn';
import { IconDoll } from './IconDoll';
import { ServiceCard } from './ServiceCard';
import { SectionHead } from '../ui/SectionHead';
import * as styles from './ServicesGrid.module.css';

/** Returns the number of cards in rows of two on wide screens, so that the others fill rows of three. */
function inRowsOfTwo(cards: number): number {
  return [0, 4, 2][cards % 3];
}

/** The most dolls that stand beside each other on wide screens. */
const MOST_DOLLS = 8;

/** The services page: all services as dolls on a stage, each a link to its card, and as large cards in a grid. */
export function ServicesGrid({ content }: { content: Queries.ServicesGridFragment }) {
  const { services, servicesPage } = content;
  const { heading, intro, learnMore } = servicesPage;
  const dolls = Math.ceil(services.length / Math.ceil(services.length / MOST_DOLLS));
  return (
    <section className={styles.services} aria-label={heading}>
      <div className={styles.step}>
        <SectionHead heading={heading} intro={intro} level="h1" layout="centred" />
        <ul className={styles.dolls} style={{ '--dolls': dolls }}>
          {services.map(({ slug, icon, title }, index) => {
            const inRow = Math.min(dolls, services.length - index + (index % dolls));
            return (
              <li key={slug}>
                <a
                  className={styles.service}
                  href={`#${slug}`}
                  style={{ '--from-middle': (index % dolls) - (inRow - 1) / 2 }}
                >
                  <IconDoll icon={icon} number={index} className={styles.doll} />
                  <span className={styles.name}>{title}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
      <ul className={styles.grid}>
        {services.map((service, index) => {
          const row = index < inRowsOfTwo(services.length) ? 'two' : 'three';
          // On tablets, the first of an odd number of cards has its own row.
          const alone = index === 0 && services.length % 2 === 1;
          return (
            <li
              key={service.slug}
              id={service.slug}
              className={styles.card}
              data-row={row}
              data-alone={alone || undefined}
            >
              <FadeIn delay={service.delay}>
                <ServiceCard
                  service={service}
                  index={index}
                  learnMore={learnMore}
                  href="/#contact"
                  heading="h2"
                  place={alone ? `${row} alone` : row}
                  first={index === 0}
                />
              </FadeIn>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment ServicesGrid on Content {
    servicesPage {
      heading
      intro
      learnMore
    }
    services {
      ...ServiceCard
    }
  }
`;
