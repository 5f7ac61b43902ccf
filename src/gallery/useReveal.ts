import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';
import {
  GALLERY_REVEAL_DELAY,
  GALLERY_VISIBILITY_MARGIN,
  GALLERY_VISIBILITY_THRESHOLD,
} from '../constants';

interface Reveal {
  /** Slugs of the photos that are revealed now. */
  revealed: ReadonlySet<string>;
  /** Ref for each tile, whose `data-photo` has to be the slug of its photo. */
  observe: RefCallback<HTMLElement>;
}

/**
 * Reveals each photo that has stayed in view for the reveal delay, and hides it again when it leaves
 * (specification, section 2). One observer watches all tiles.
 */
export function useReveal(): Reveal {
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const observer = useRef<IntersectionObserver>(null);
  /** The timer of each photo in view, by slug. */
  const timers = useRef(new Map<string, number>());

  const update = useCallback((entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      const photo = (target as HTMLElement).dataset.photo ?? '';
      const timer = timers.current.get(photo);
      // Browsers disagree whether a tile below the threshold still intersects.
      const inView = isIntersecting && intersectionRatio >= GALLERY_VISIBILITY_THRESHOLD;
      if (inView && timer === undefined) {
        const reveal = () => setRevealed((photos) => new Set(photos).add(photo));
        timers.current.set(photo, window.setTimeout(reveal, GALLERY_REVEAL_DELAY));
      } else if (!inView && timer !== undefined) {
        window.clearTimeout(timer);
        timers.current.delete(photo);
        setRevealed((photos) => new Set([...photos].filter((other) => other !== photo)));
      }
    }
  }, []);

  const observe = useCallback(
    (tile: HTMLElement | null) => {
      if (!tile) return;
      observer.current ??= new IntersectionObserver(update, {
        threshold: GALLERY_VISIBILITY_THRESHOLD,
        rootMargin: `${GALLERY_VISIBILITY_MARGIN}px`,
      });
      observer.current.observe(tile);
      return () => observer.current?.unobserve(tile);
    },
    [update],
  );

  useEffect(() => {
    const running = timers.current;
    return () => {
      observer.current?.disconnect();
      observer.current = null;
      running.forEach((timer) => window.clearTimeout(timer));
      running.clear();
    };
  }, []);

  return { revealed, observe };
}
