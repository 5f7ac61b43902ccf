import { graphql } from 'gatsby';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DESKTOP_CAROUSEL } from '../styles/breakpoints';
import { announce } from '../ui/announce';
import { DESKTOP_CAROUSEL_CARDS } from '../ui/constants';
import { Icon, type IconName } from '../ui/Icon';
import { interpolate } from '../ui/interpolate';
import { isRightToLeft } from '../ui/textDirection';
import { useHydrated, useMediaQuery } from '../ui/useClientValue';
import { wrapIndex } from '../ui/wrapIndex';
import { CarouselDots } from './CarouselDots';
import { moveTo, positionsOf, type Row, withinPositions } from './carouselRow';
import { CarouselSlides } from './CarouselSlides';
import * as styles from './ServicesCarousel.module.css';
import { scrolledCards, useRest } from './useRest';
import { useSwipes } from './useSwipes';

/**
 * The carousel of services (docs/specification.md, section 2 and reading 3). Shows four cards on wide screens
 * and one on others, moves by one card, and wraps around at both ends. Hidden cards are inert. Until scripts have taken it
 * over, the browser scrolls it.
 */
export function ServicesCarousel({ content }: { content: Queries.ServicesCarouselFragment }) {
  const { services, servicesPage } = content;
  const labels = content.labels.carousel;
  const visible = useMediaQuery(DESKTOP_CAROUSEL) ? DESKTOP_CAROUSEL_CARDS : 1;
  const hydrated = useHydrated();
  /** Where scripts have moved the row; `undefined` while the browser scrolls it. */
  const [chosen, setChosen] = useState<Row>();
  // Whether pointer or focus is or was here: then all pictures are fetched, so that no card slides in empty.
  const [near, setNear] = useState(false);
  const region = useRef<HTMLParagraphElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const dots = useRef<HTMLDivElement>(null);

  const total = services.length;
  const positions = positionsOf(total, visible);
  const row = withinPositions(chosen ?? { at: 0, from: 0 }, total, visible);

  const describe = (at: number) =>
    visible === 1
      ? interpolate(labels.one, { title: services[at].title, number: at + 1, total: positions })
      : interpolate(labels.several, { from: at + 1, to: Math.min(at + visible, total), total });

  /** Takes the row over from the browser, where that has scrolled it: nothing moves. Returns where the row is. */
  function takeOver(): Row {
    const at = Math.min(Math.round(scrolledCards(track.current)), positions - 1);
    const taken = { at, from: at };
    track.current?.toggleAttribute('data-dragged', true);
    flushSync(() => setChosen(taken));
    // The styles of this moment, so that nothing glides to them.
    track.current?.getBoundingClientRect();
    track.current?.toggleAttribute('data-dragged', false);
    return taken;
  }
  useRest(track, !chosen, takeOver);

  /** @param choose returns the new position for the current one */
  function go(choose: (position: number) => number) {
    const current = chosen ? row : takeOver();
    const position = wrapIndex(current.at, total);
    const to = choose(position);
    const next = wrapIndex(to, positions);
    // A swipe may hide the focused card, so the dot of the new position takes the focus.
    if (track.current?.contains(document.activeElement)) {
      dots.current?.querySelectorAll('button')[next].focus({ preventScroll: true });
    }
    setChosen(moveTo(next, to - position, current, total));
    const titles = services.slice(next, next + visible).map(({ title }) => title);
    const names = visible === 1 ? '' : `: ${titles.join(', ')}`;
    announce(region.current, interpolate(labels.showing, { cards: describe(next) }) + names);
  }

  /** The step of a swipe to the left, which goes back on a right-to-left page. */
  const forwards = () => (isRightToLeft() ? -1 : 1);

  const swipes = useSwipes({
    onLeft: () => go((position) => position + forwards()),
    onRight: () => go((position) => position - forwards()),
    onDrag: (distance) => {
      track.current?.style.setProperty('--drag', `${distance}px`);
      track.current?.toggleAttribute('data-dragged', distance !== 0);
    },
  });

  const arrow = (side: 'previous' | 'next', icon: IconName, step: number) => (
    <button
      type="button"
      className={styles.arrow}
      data-side={side}
      aria-label={labels[side]}
      onClick={() => go((position) => position + step)}
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <div
      role="group"
      aria-label={labels.name}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      {arrow('previous', 'chevron-left', -1)}
      {arrow('next', 'chevron-right', 1)}
      <div className={styles.carousel} style={{ '--cards': DESKTOP_CAROUSEL_CARDS }}>
        <div className={styles.window} data-driven={Boolean(chosen)} {...(chosen && swipes)}>
          <CarouselSlides
            ref={track}
            content={content}
            row={row}
            driven={Boolean(chosen)}
            visible={visible}
            loading={near ? 'eager' : 'lazy'}
          />
        </div>
        <CarouselDots
          ref={dots}
          names={services.slice(0, hydrated ? positions : undefined).map((_, at) => describe(at))}
          position={wrapIndex(row.at, total)}
          fewest={positionsOf(total, DESKTOP_CAROUSEL_CARDS)}
          show={labels.show}
          onGo={(position) => go(() => position)}
        />
        {/* Screen readers use swipes themselves. */}
        <p className={styles.hint} aria-hidden="true">
          {servicesPage.swipeHint}
        </p>
      </div>
      <p ref={region} className="visually-hidden" aria-live="polite" aria-atomic="true" />
    </div>
  );
}

export const fragment = graphql`
  fragment ServicesCarousel on Content {
    servicesPage {
      learnMore
      swipeHint
    }
    services {
      ...ServiceCard
    }
    labels {
      carousel {
        name
        slide
        previous
        next
        show
        showing
        one
        several
      }
    }
  }
`;
