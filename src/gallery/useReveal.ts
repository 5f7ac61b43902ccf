import { useCallback, useState } from 'react';
import {
  GALLERY_REVEAL_DELAY,
  GALLERY_VISIBILITY_MARGIN,
  GALLERY_VISIBILITY_THRESHOLD,
} from '../ui/constants';

/**
 * Reveals a photo's tile once it has stayed in view for the reveal delay, and hides it again when it
 * leaves (docs/specification.md, section 2).
 * @returns the `ref` of the tile, and whether it is revealed
 */
export function useReveal() {
  const [revealed, setRevealed] = useState(false);

  const tile = useCallback((element: HTMLDivElement) => {
    let timer: number | undefined;
    const hide = () => {
      window.clearTimeout(timer);
      timer = undefined;
      setRevealed(false);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, intersectionRatio } of entries) {
          // Browsers disagree whether a tile below the threshold still intersects.
          if (!isIntersecting || intersectionRatio < GALLERY_VISIBILITY_THRESHOLD) hide();
          else timer ??= window.setTimeout(() => setRevealed(true), GALLERY_REVEAL_DELAY);
        }
      },
      { threshold: GALLERY_VISIBILITY_THRESHOLD, rootMargin: `${GALLERY_VISIBILITY_MARGIN}px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, []);

  return { tile, revealed };
}
