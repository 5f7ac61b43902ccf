import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  GALLERY_REVEAL_DELAY,
  GALLERY_VISIBILITY_MARGIN,
  GALLERY_VISIBILITY_THRESHOLD,
} from '../constants';

interface Reveal {
  /** Ref for the tile. */
  tile: RefObject<HTMLDivElement | null>;
  revealed: boolean;
}

/**
 * Reveals a photo's tile once it has stayed in view for the reveal delay, and hides it again when it
 * leaves (specification, section 2).
 */
export function useReveal(): Reveal {
  const tile = useRef<HTMLDivElement>(null);
  const [revealed, setRevealed] = useState(false);

  useEffect(() => {
    if (!tile.current) return;
    let timer: number | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, intersectionRatio } of entries) {
          // Browsers disagree whether a tile below the threshold still intersects.
          if (isIntersecting && intersectionRatio >= GALLERY_VISIBILITY_THRESHOLD) {
            timer ??= window.setTimeout(() => setRevealed(true), GALLERY_REVEAL_DELAY);
          } else {
            window.clearTimeout(timer);
            timer = undefined;
            setRevealed(false);
          }
        }
      },
      {
        threshold: GALLERY_VISIBILITY_THRESHOLD,
        rootMargin: `${GALLERY_VISIBILITY_MARGIN}px`,
      },
    );
    observer.observe(tile.current);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, []);

  return { tile, revealed };
}
