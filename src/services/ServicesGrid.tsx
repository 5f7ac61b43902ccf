import { graphql } from 'gatsby';
import { HALF_WIDTH } from '../styles/halfWidth';
import { FadeIn } from './FadeIn';
import { ServiceCard } from './ServiceCard';
import * as styles from './ServicesGrid.module.css';
import { ServicesStage } from './ServicesStage';

/**
 * What stands before `HALF_WIDTH` in the `sizes` of a picture: of one that has its own row in windows up to 80rem, and of
 * those of a row of three in wider ones.
 */
const ALONE = '(max-width: 79.99rem) calc(94vw - 1rem), ';
const THREE =
  '(min-width: 85rem) min(22.2vw + 4.3rem, 33.7rem), (min-width: 80rem) calc(31.3vw - 1.3rem), ';

/** The services page: all services as dolls on a stage, each a link to its card, and as large cards in a grid. */
export function ServicesGrid({ content }: { content: Queries.ServicesGridFragment }) {
  const { services, servicesPage } = content;
  const { heading, intro, learnMore } = servicesPage;
  // On wide screens, as many as leave a multiple of three for the other rows.
  const inRowsOfTwo = [0, 4, 2][services.length % 3];
  return (
    <section>
      <ServicesStage heading={heading} intro={intro} services={services} />
      <ul className={styles.grid}>
        {services.map((service, index) => {
          const row = index < inRowsOfTwo ? 'two' : 'three';
          // On tablets, the first of an odd number of cards has its own row.
          const alone = index === 0 && services.length % 2 === 1;
          return (
            <li
              key={service.slug}
              // Links lead here, and not to the card, which rises as it fades in.
              id={service.slug}
              className={styles.card}
              data-row={row}
              data-alone={alone}
            >
              <FadeIn delay={service.delay}>
                <ServiceCard
                  service={service}
                  index={index}
                  learnMore={learnMore}
                  href="/#contact"
                  level="h2"
                  sizes={`${alone ? ALONE : ''}${row === 'three' ? THREE : ''}${HALF_WIDTH}`}
                  first={index === 0}
                />
              </FadeIn>
              {service.childMarkdownRemark?.html && (
                <div
                  className={styles.more}
                  dangerouslySetInnerHTML={{ __html: service.childMarkdownRemark.html }}
                />
              )}
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
      childMarkdownRemark {
        html
      }
    }
  }
`;
