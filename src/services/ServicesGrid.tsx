import { graphql } from 'gatsby';
import { PAIR, WHOLE } from '../styles/widths';
import { SectionHead } from '../ui/SectionHead';
import { FadeIn } from './FadeIn';
import { ServiceCard } from './ServiceCard';
import * as styles from './ServicesGrid.module.css';
import { ServicesStage } from './ServicesStage';

/** The services page: all services as large cards in a grid, and before it, where there is room, as dolls on a stage. */
export function ServicesGrid({ content }: { content: Queries.ServicesGridFragment }) {
  const { services, servicesPage } = content;
  const { heading, intro, learnMore } = servicesPage;
  const places = placesOf(services);
  return (
    <section className={styles.page}>
      <SectionHead heading={heading} intro={intro} level="h1" />
      <ServicesStage services={services} />
      <ul className={styles.grid}>
        {services.map((service, index) => {
          const { perRow, column, alone } = places[index];
          return (
            <li
              key={service.slug}
              // Links lead here, and not to the card, which rises as it fades in.
              id={service.slug}
              className={styles.card}
              data-per-row={perRow}
              data-alone={alone}
            >
              <FadeIn delay={service.delay ?? 150 * column}>
                <ServiceCard
                  service={service}
                  index={index}
                  learnMore={learnMore}
                  href="/#contact"
                  level="h2"
                  sizes={sizesOf(places[index])}
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
 * Returns where each card stands: how many cards its row has on wide screens, its column there, and whether it is alone
 * on tablets. A card with a longer text has its own row; those between two such cards fill theirs.
 */
function placesOf(services: Queries.ServicesGridFragment['services']) {
  const long = services.map(({ childMarkdownRemark: text }) => Boolean(text?.html));
  return long.map((isLong, index) => {
    if (isLong) return { perRow: 1, column: 0, alone: true };
    const first = long.lastIndexOf(true, index) + 1;
    const end = long.indexOf(true, index);
    const length = (end < 0 ? long.length : end) - first;
    // As many as leave a multiple of three for the other rows.
    const inTwos = [0, 4, 2][length % 3];
    const at = index - first;
    return {
      perRow: length === 1 ? 1 : at < inTwos ? 2 : 3,
      column: at < inTwos ? at % 2 : (at - inTwos) % 3,
      alone: at === 0 && length % 2 === 1,
    };
  });
}

/** Returns the `sizes` of a card's picture. */
function sizesOf({ perRow, alone }: ReturnType<typeof placesOf>[number]): string {
  if (perRow === 1) return WHOLE;
  const width = perRow === 3 ? `(min-width: 80rem) 30vw, ${PAIR}` : PAIR;
  return alone ? `(max-width: 79.99rem) ${WHOLE}, ${width}` : width;
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
      ...StageService
      childMarkdownRemark {
        html
      }
    }
  }
`;
