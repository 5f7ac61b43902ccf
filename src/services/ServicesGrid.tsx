import { graphql } from 'gatsby';
import { PAIR, WHOLE } from '../styles/widths';
import { Icon } from '../ui/Icon';
import { SectionHead } from '../ui/SectionHead';
import { FadeIn } from './FadeIn';
import { ServiceCard } from './ServiceCard';
import * as styles from './ServicesGrid.module.css';
import { ServicesStage } from './ServicesStage';

/** The services whose longer texts are open: after *Back*, the page is as high as it was left. */
const opened = new Set<string>();

/** The services page: all services as large cards in a grid, and before it, where there is room, as dolls on a stage. */
export function ServicesGrid({ content }: { content: Queries.ServicesGridFragment }) {
  const { services, servicesPage } = content;
  const { heading, intro, learnMore, includes } = servicesPage;
  const places = placesOf(services.length);
  return (
    <section className={styles.page}>
      <SectionHead heading={heading} intro={intro} level="h1" />
      <ServicesStage services={services} />
      <ul className={styles.grid}>
        {services.map((service, index) => {
          const { perRow, column, alone } = places[index];
          const text = service.childMarkdownRemark?.html;
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
                  sizes={`(max-height: 30rem) 50vw, ${sizesOf(places[index])}`}
                  loading={index === 0 ? 'first' : 'lazy'}
                />
              </FadeIn>
              {text && (
                <details
                  className={styles.more}
                  open={opened.has(service.slug)}
                  onToggle={({ currentTarget: { open } }) =>
                    opened[open ? 'add' : 'delete'](service.slug)
                  }
                >
                  <summary className={styles.summary}>
                    {includes}
                    <span className="visually-hidden">{` ${service.title}`}</span>
                    <Icon name="chevron-right" />
                  </summary>
                  <div className={styles.text} dangerouslySetInnerHTML={{ __html: text }} />
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * Returns where each card stands, so that all rows are full: how many cards its row has on wide screens, its column there,
 * and whether it is alone on tablets.
 */
function placesOf(total: number) {
  // As many as leave a multiple of three for the other rows.
  const inTwos = [0, 4, 2][total % 3];
  return Array.from({ length: total }, (_, at) => ({
    perRow: total === 1 ? 1 : at < inTwos ? 2 : 3,
    column: at < inTwos ? at % 2 : (at - inTwos) % 3,
    alone: at === 0 && total % 2 === 1,
  }));
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
      includes
    }
    services {
      ...ServiceCard
      delay
      childMarkdownRemark {
        html
      }
    }
  }
`;
