import { graphql } from 'gatsby';
import { FadeIn } from '../components/FadeIn';
import { ServiceCard } from './ServiceCard';
import { SectionHead } from '../components/SectionHead';
import * as styles from './ServicesGrid.module.css';

/** `sizes` of a card's picture on wide screens, in rows of two and of three (`ServicesGrid.module.css`). */
const WIDE = {
  two: '(min-width: 85rem) min(33.3vw + 7.25rem, 51.25rem), (min-width: 80rem) calc(47vw - 1.25rem)',
  three:
    '(min-width: 85rem) min(22.2vw + 4.3rem, 33.7rem), (min-width: 80rem) calc(31.3vw - 1.3rem)',
} as const;

/** The same on tablets, which have two cards in a row, and on phones. */
const NARROW = '(min-width: 40rem) calc(47vw - 1.25rem), calc(94vw - 1rem)';

/** The same for the first of an odd number of cards, which has its own row on tablets. */
const ALONE = 'calc(94vw - 1rem)';

/** Number of cards in rows of two on wide screens, such that the others fill rows of three. */
function inRowsOfTwo(cards: number): number {
  return [0, 4, 2][cards % 3];
}

/** The services page: all services as large cards in a grid. */
export function ServicesGrid({ content }: { content: Queries.ServicesGridFragment }) {
  const { services, servicesPage } = content;
  const { heading, intro, learnMore } = servicesPage;
  return (
    <section className={styles.services} aria-label={heading}>
      <div className={styles.step}>
        <SectionHead heading={heading} intro={intro} level="h1" />
      </div>
      <ul className={styles.grid}>
        {services.map((service, index) => {
          const row = index < inRowsOfTwo(services.length) ? 'two' : 'three';
          const alone = index === 0 && services.length % 2 === 1;
          return (
            <li key={service.slug} data-row={row}>
              <FadeIn delay={service.delay}>
                <ServiceCard
                  service={service}
                  learnMore={learnMore}
                  href="/#contact"
                  heading="h2"
                  sizes={`${WIDE[row]}, ${alone ? ALONE : NARROW}`}
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
