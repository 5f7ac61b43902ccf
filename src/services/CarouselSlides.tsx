import type { ComponentProps, Ref } from 'react';
import { PAIR } from '../styles/widths';
import type { Picture } from '../ui/Picture';
import { type Row, slotsOf } from './carouselRow';
import * as styles from './CarouselSlides.module.css';
import { ServiceCard } from './ServiceCard';

/** `sizes` of the pictures. */
const SIZES = `(min-width: 64rem) 25vw, ${PAIR}`;

interface CarouselSlidesProps {
  ref: Ref<HTMLDivElement>;
  content: Queries.ServicesCarouselFragment;
  /** Where the row is. */
  row: Row;
  /** Whether scripts move the row, and not the browser. */
  driven: boolean;
  /** Number of visible cards; the others are inert. */
  visible: number;
  /** When the pictures are fetched: see `Picture`. */
  loading: ComponentProps<typeof Picture>['loading'];
}

/** The cards of the carousel in a row. */
export function CarouselSlides(props: CarouselSlidesProps) {
  const { ref, content, row, driven, visible, loading } = props;
  const { services, servicesPage } = content;
  const labels = content.labels.carousel;
  return (
    <div ref={ref} className={styles.track} style={driven ? { '--position': row.at } : undefined}>
      {slotsOf(row, services.length, visible).map((slot, index) => (
        <div
          key={services[index].slug}
          className={styles.slide}
          style={driven ? { '--moved': slot - index } : undefined}
          role="group"
          aria-roledescription={labels.slide}
          inert={driven && (slot < row.at || slot >= row.at + visible)}
        >
          <ServiceCard
            service={services[index]}
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
