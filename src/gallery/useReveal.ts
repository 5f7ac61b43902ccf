import { useEffect, useRef, useState } from 'react';
import {
  GALLERY_REVEAL_DELAY,
  GALLERY_VISIBILITY_MARGIN,
  GALLERY_VISIBILITY_THRESHOLD,
} from '../ui/constants';

const callbacks = new WeakMap<Element, (inView: boolean) => void>();
let observer: IntersectionObserver | undefined;

/**
 * Observes whether a tile is in view. All tiles share one observer, since the browser computes the area in view
 * for each observer in every frame.
 * @param callback called whenever the tile comes into view (`true`) or leaves it (`false`)
 * @returns a function that stops observing
 */
function observe(tile: Element, callback: (inView: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        // Browsers disagree whether a tile below the threshold still intersects.
        const inView = isIntersecting && intersectionRatio >= GALLERY_VISIBILITY_THRESHOLD;
        callbacks.get(target)?.(inView);
      }
    },
    { threshold: GALLERY_VISIBILITY_THRESHOLD, rootMargin: `${GALLERY_VISIBILITY_MARGIN}px` },
  );
  callbacks.set(tile, callback);
  observer.observe(tile);
  return () => observer?.unobserve(tile);
}

/**
 * Reveals a photo's tile once it has stayed in view for the reveal delay, and hides it again when it
 * leaves (docs/specification.md, section 2).
 * @returns the ref for the tile, and whether it is revealed
 */
export function useReveal() {
  const tile = useRef<HTMLDivElement>(null);
  const [revealed, setRevealed] = useState(false);

  useEffect(() => {
    if (!tile.current) return;
    let timer: number | undefined;
    const end = observe(tile.current, (inView) => {
      if (inView) {
        timer ??= window.setTimeout(() => setRevealed(true), GALLERY_REVEAL_DELAY);
        return;
      }
      window.clearTimeout(timer);
      timer = undefined;
      setRevealed(false);
    });
    return () => {
      end();
      window.clearTimeout(timer);
    };
  }, []);

  return { tile, revealed };
}
