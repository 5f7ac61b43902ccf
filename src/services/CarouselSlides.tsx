import type { Ref } from 'react';
import { useHydrated } from '../ui/useClientValue';
import * as styles from './CarouselSlides.module.css';
import { ServiceCard } from './ServiceCard';

/** `sizes` of the pictures. From 64rem on they are higher than their own shape, and their sides are cut off. */
const SIZES =
  '(min-width: 85rem) min(20.8vw + 3.6rem, 31.1rem), (min-width: 64rem) calc(29.4vw - 1.7rem), min(94vw - 1.75rem, 105vh)';

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
            sizes={SIZES}
          />
        </div>
      ))}
    </div>
  );
}
