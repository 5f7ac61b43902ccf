import { useLayoutEffect, useRef, useState } from 'react';
import { wrapIndex } from '../wrapIndex';

interface PhotoNavigationOptions {
  /** Position of the photo shown, from 0. */
  position: number;
  /** Number of photos. */
  total: number;
  /** Shows the photo at another position; rejects when it cannot be fetched. */
  onShow: (position: number) => Promise<void>;
}

interface PhotoNavigation {
  /** Whether the photo that the visitor went to last could not be fetched, as when offline. */
  failed: boolean;
  show: (position: number) => void;
  showNext: () => void;
  showPrevious: () => void;
}

/** Goes from the opened photo to others; from the last one on to the first, and the other way round. */
export function usePhotoNavigation({
  position,
  total,
  onShow,
}: PhotoNavigationOptions): PhotoNavigation {
  const [failed, setFailed] = useState(false);
  /**
   * The position requested last. It is ahead of `position` while that photo's page is being fetched,
   * so that further presses go on from there.
   */
  const requested = useRef(position);
  useLayoutEffect(() => {
    requested.current = position;
  }, [position]);

  function show(at: number) {
    requested.current = wrapIndex(at, total);
    setFailed(false);
    onShow(requested.current).catch(() => {
      requested.current = position;
      setFailed(true);
    });
  }
  return {
    failed,
    show,
    showNext: () => show(requested.current + 1),
    showPrevious: () => show(requested.current - 1),
  };
}
