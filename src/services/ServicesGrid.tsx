import { graphql } from 'gatsby';
import { FadeIn } from './FadeIn';
import { ServiceCard } from './ServiceCard';
import { ServicesStage } from './ServicesStage';
import * as styles from './ServicesGrid.module.css';

/** Returns the number of cards in rows of two on wide screens, so that the others fill rows of three. */
function inRowsOfTwo(cards: number): number {
  return [0, 4, 2][cards % 3];
}

/** The services page: all services as dolls on a stage, each a link to its card, and as large cards in a grid. */
export function ServicesGrid({ content }: { content: Queries.ServicesGridFragment }) {
  const { services, servicesPage } = content;
  const { heading, intro, learnMore } = servicesPage;
  return (
    <section>
      <ServicesStage heading={heading} intro={intro} services={services} />
      <ul className={styles.grid}>
        {services.map((service, index) => {
          const row = index < inRowsOfTwo(services.length) ? 'two' : 'three';
          // On tablets, the first of an odd number of cards has its own row.
          const alone = index === 0 && services.length % 2 === 1;
          return (
            <li
              key={service.slug}
              className={styles.card}
              data-row={row}
              data-alone={alone || undefined}
            >
              <FadeIn delay={service.delay}>
                <ServiceCard
                  service={service}
                  id={service.slug}
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
      ...ServiceDoll
    }
  }
`;
