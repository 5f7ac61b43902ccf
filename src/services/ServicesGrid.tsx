import { graphql } from 'gatsby';
import { HALF_WIDTH } from '../styles/halfWidth';
import { FadeIn } from './FadeIn';
import { ServiceCard } from './ServiceCard';
import * as styles from './ServicesGrid.module.css';
import { ServicesStage } from './ServicesStage';

/** `sizes` of a picture that has its own row. */
const WIDE = 'calc(94vw - 1rem)';

/**
 * What stands before `HALF_WIDTH` in the `sizes` of a picture: of one that has its own row in windows up to 80rem, and of
 * those of a row of three in wider ones.
 */
const ALONE = `(max-width: 79.99rem) ${WIDE}, `;
const THREE =
  '(min-width: 85rem) min(22.2vw + 4.3rem, 33.7rem), (min-width: 80rem) calc(31.3vw - 1.3rem), ';

/** The services page: all services as dolls on a stage, each a link to its card, and as large cards in a grid. */
export function ServicesGrid({ content }: { content: Queries.ServicesGridFragment }) {
  const { services, servicesPage } = content;
  const { heading, intro, learnMore } = servicesPage;
  const places = rowsOf(services);
  return (
    <section>
      <ServicesStage heading={heading} intro={intro} services={services} />
      <ul className={styles.grid}>
        {services.map((service, index) => {
          const { row, place, alone } = places[index];
          const inRow = `${alone ? ALONE : ''}${row === 3 ? THREE : ''}${HALF_WIDTH}`;
          return (
            <li
              key={service.slug}
              // Links lead here, and not to the card, which rises as it fades in.
              id={service.slug}
              className={styles.card}
              data-row={row}
              data-alone={alone}
            >
              <FadeIn delay={service.delay ?? 150 * place}>
                <ServiceCard
                  service={service}
                  index={index}
                  learnMore={learnMore}
                  href="/#contact"
                  level="h2"
                  sizes={row === 1 ? WIDE : inRow}
                  loading={index === 0 ? 'first' : 'lazy'}
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

/**
 * Returns where each card stands: how many cards its row has on wide screens, its place there, and whether it is alone
 * on tablets. A card with a longer text has its own row; those between two such cards fill theirs.
 */
function rowsOf(services: Queries.ServicesGridFragment['services']) {
  const texts = services.map((service) => (service.childMarkdownRemark?.html ? 1 : 0)).join('');
  return (texts.match(/1|0+/g) ?? []).flatMap(({ length }) => {
    // As many as leave a multiple of three for the other rows.
    const inTwos = [0, 4, 2][length % 3];
    return Array.from({ length }, (_, at) => ({
      row: length === 1 ? 1 : at < inTwos ? 2 : 3,
      place: at < inTwos ? at % 2 : (at - inTwos) % 3,
      alone: at === 0 && length % 2 === 1,
    }));
  });
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
