import type { CSSProperties, Ref } from 'react';
import { useHydrated } from '../hooks/useClientValue';
import * as styles from './CarouselSlides.module.css';
import { ServiceCard } from './ServiceCard';

interface CarouselSlidesProps {
  ref: Ref<HTMLDivElement>;
  services: readonly Queries.ServiceCardFragment[];
  learnMore: string;
  /** Place of the first card in sight. */
  position: number;
  /** Number of cards in sight; the others are inert. */
  visible: number;
  /** Tells the card that has the focus, or that it has gone. */
  onFocus: (index: number | undefined) => void;
}

/** The cards of the carousel in a row. */
export function CarouselSlides(props: CarouselSlidesProps) {
  const { ref, services, learnMore, position, visible, onFocus } = props;
  const hydrated = useHydrated();
  return (
    <div
      ref={ref}
      className={styles.track}
      style={hydrated ? ({ '--position': position } as CSSProperties) : undefined}
    >
      {services.map((service, index) => (
        <div
          key={service.slug}
          className={styles.slide}
          role="group"
          aria-roledescription="slide"
          aria-label={`${service.title}, ${index + 1} of ${services.length}`}
          onFocus={() => onFocus(index)}
          onBlur={() => onFocus(undefined)}
          inert={hydrated && (index < position || index >= position + visible)}
        >
          <ServiceCard
            service={service}
            learnMore={learnMore}
            href="#contact"
            sizes="(min-width: 85rem) 18.25rem, (min-width: 64rem) calc(23.5vw - 0.8rem), calc(94vw - 1.75rem)"
          />
        </div>
      ))}
    </div>
  );
}
