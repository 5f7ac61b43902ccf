import { graphql } from 'gatsby';
import { useRef, useState } from 'react';
import { wrap } from './wrap';
import { DESKTOP_CAROUSEL_CARDS } from '../constants';
import { useHydrated, useMediaQuery } from '../hooks/useClientValue';
import { DESKTOP_CAROUSEL } from '../styles/breakpoints';
import { Icon } from '../components/Icon';
import { LateSwipes } from '../components/LateSwipes';
import { ServiceCard } from './ServiceCard';
import * as styles from './ServicesCarousel.module.css';

interface ServicesCarouselProps {
  services: readonly Queries.ServiceCardFragment[];
  copy: Queries.ServicesCarouselFragment;
}

const NONE = -1;

/**
 * The carousel of services (specification, section 2 and note 3): four whole cards on wide screens,
 * one on others; a step is one card and wraps at both ends. Cards out of sight are inert.
 */
export function ServicesCarousel({ services, copy }: ServicesCarouselProps) {
  const visible = useMediaQuery(DESKTOP_CAROUSEL) ? DESKTOP_CAROUSEL_CARDS : 1;
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const track = useRef<HTMLDivElement>(null);
  const dots = useRef<HTMLDivElement>(null);

  /** The card that has the focus, which stays in sight when the window shows fewer cards. */
  const [focused, setFocused] = useState(NONE);
  const [shown, setShown] = useState(visible);
  if (shown !== visible) {
    setShown(visible);
    if (focused !== NONE) setWanted(Math.min(Math.max(wanted, focused - visible + 1), focused));
  }

  const positions = Math.max(1, services.length - visible + 1);
  // A window that grew may have fewer positions than the one reached before.
  const position = Math.min(wanted, positions - 1);

  const describe = (at: number) =>
    visible === 1
      ? `${services[at].title}, ${at + 1} of ${positions}`
      : `services ${at + 1} to ${Math.min(at + visible, services.length)} of ${services.length}`;

  function go(to: number) {
    const next = wrap(to, positions);
    // A swipe may put the card out of sight that has the focus: the new position's dot takes it.
    if (track.current?.contains(document.activeElement)) {
      dots.current?.querySelectorAll('button')[next].focus({ preventScroll: true });
    }
    // A glide from one end to the other would run back through all cards.
    track.current?.toggleAttribute('data-leap', Math.abs(next - position) > 1);
    setWanted(next);
    setAnnouncement(`Showing ${describe(next)}`);
  }

  function follow(x: number) {
    track.current?.style.setProperty('--drag', `${x}px`);
    track.current?.toggleAttribute('data-dragged', x !== 0);
  }

  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={copy.heading}
    >
      <button
        type="button"
        className={styles.arrow}
        data-side="previous"
        aria-label="Previous services"
        onClick={() => go(position - 1)}
      >
        <Icon name="chevron-left" />
      </button>
      <div className={styles.window}>
        <LateSwipes
          on={track}
          onLeft={() => go(position + 1)}
          onRight={() => go(position - 1)}
          onDrag={follow}
        />
        <div
          ref={track}
          className={styles.track}
          style={hydrated ? ({ '--position': position } as React.CSSProperties) : undefined}
        >
          {services.map((service, index) => (
            <div
              key={service.slug}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${service.title}, ${index + 1} of ${services.length}`}
              onFocus={() => setFocused(index)}
              onBlur={() => setFocused(NONE)}
              inert={hydrated && (index < position || index >= position + visible)}
            >
              <ServiceCard
                service={service}
                learnMore={copy.learnMore}
                href="#contact"
                sizes="(min-width: 85rem) 18.25rem, (min-width: 64rem) calc(23.5vw - 0.8rem), calc(94vw - 1.75rem)"
              />
            </div>
          ))}
        </div>
      </div>
      <button
        type="button"
        className={styles.arrow}
        data-side="next"
        aria-label="Next services"
        onClick={() => go(position + 1)}
      >
        <Icon name="chevron-right" />
      </button>
      <div ref={dots} className={styles.dots} data-hydrated={hydrated}>
        {services.slice(0, hydrated ? positions : undefined).map((service, index) => (
          <button
            key={service.slug}
            type="button"
            className={styles.dot}
            aria-label={`Show ${describe(index)}`}
            aria-current={index === position}
            onClick={() => go(index)}
          />
        ))}
      </div>
      <p className={styles.hint}>{copy.swipeHint}</p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

export const fragment = graphql`
  fragment ServicesCarousel on ServicesContent {
    heading
    learnMore
    swipeHint
  }
`;
