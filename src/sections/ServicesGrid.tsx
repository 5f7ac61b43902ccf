import { FadeIn } from '../components/FadeIn';
import { ServiceCard } from '../components/ServiceCard';
import { SectionHead } from './SectionHead';
import * as styles from './ServicesGrid.module.css';

/** All services in a grid: the services page. */
export function ServicesGrid({ content }: { content: Queries.ServicesFragment }) {
  const { heading, intro, learnMore } = content.servicesPage;
  return (
    <section className={styles.services} aria-label={heading}>
      <SectionHead heading={heading} intro={intro} level="h1" />
      <ul className={styles.grid}>
        {content.services.map((service, index) => (
          <li key={service.slug}>
            <FadeIn delay={service.delay}>
              <ServiceCard
                service={service}
                learnMore={learnMore}
                href="/#contact"
                heading="h2"
                sizes="(min-width: 80rem) 18rem, (min-width: 64rem) calc(31.3vw - 1.3rem), (min-width: 40rem) calc(47vw - 1.25rem), calc(94vw - 1rem)"
                first={index === 0}
              />
            </FadeIn>
          </li>
        ))}
      </ul>
    </section>
  );
}
