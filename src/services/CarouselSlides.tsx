import type { Ref } from 'react';
import { useHydrated } from '../ui/useClientValue';
import * as styles from './CarouselSlides.module.css';
import { ServiceCard } from './ServiceCard';

interface CarouselSlidesProps {
  ref: Ref<HTMLDivElement>;
  content: Queries.ServicesCarouselFragment;
  /** Index of the first visible card. */
  position: number;
  /** Number of visible cards; the others are inert. */
  visible: number;
}

/** The cards of the carousel in a row. */
export function CarouselSlides(props: CarouselSlidesProps) {
  const { ref, content, position, visible } = props;
  const { services, servicesPage } = content;
  const labels = content.labels.carousel;
  const hydrated = useHydrated();
  return (
    <div
      ref={ref}
      className={styles.track}
      style={hydrated ? { '--position': position } : undefined}
    >
      {services.map((service, index) => (
        <div
          key={service.slug}
          className={styles.slide}
          role="group"
          aria-roledescription={labels.slide}
          inert={hydrated && (index < position || index >= position + visible)}
        >
          <ServiceCard
            service={service}
            index={index}
            learnMore={servicesPage.learnMore}
            href="#contact"
            place="slide"
          />
        </div>
      ))}
    </div>
  );
}
