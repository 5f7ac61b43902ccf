import type { ComponentProps, Ref } from 'react';
import { WHOLE } from '../styles/widths';
import type { Picture } from '../ui/Picture';
import { useHydrated } from '../ui/useClientValue';
import { wrapIndex } from '../ui/wrapIndex';
import { type Row, slotsOf } from './carouselRow';
import * as styles from './CarouselSlides.module.css';
import { ServiceCard } from './ServiceCard';

/** `sizes` of the pictures. From 64rem on they are higher than their own shape, and their sides are cut off. */
const SIZES = `(min-width: 64rem) 28vw, ${WHOLE}`;

interface CarouselSlidesProps {
  ref: Ref<HTMLDivElement>;
  content: Queries.ServicesCarouselFragment;
  /** Where the row is. */
  row: Row;
  /** Number of visible cards; the others are inert. */
  visible: number;
  /** When the pictures are fetched: see `Picture`. */
  loading: ComponentProps<typeof Picture>['loading'];
}

/** The cards of the carousel in a row. */
export function CarouselSlides({ ref, content, row, visible, loading }: CarouselSlidesProps) {
  const { services, servicesPage } = content;
  const labels = content.labels.carousel;
  const hydrated = useHydrated();
  const first = wrapIndex(row.at, services.length);
  const slots = slotsOf(row, services.length, visible);
  return (
    <div ref={ref} className={styles.track} style={hydrated ? { '--position': row.at } : undefined}>
      {services.map((service, index) => (
        <div
          key={service.slug}
          className={styles.slide}
          style={hydrated ? { '--moved': slots[index] - index } : undefined}
          role="group"
          aria-roledescription={labels.slide}
          inert={hydrated && (index < first || index >= first + visible)}
        >
          <ServiceCard
            service={service}
            index={index}
            learnMore={servicesPage.learnMore}
            href="#contact"
            sizes={SIZES}
            loading={loading}
          />
        </div>
      ))}
    </div>
  );
}
