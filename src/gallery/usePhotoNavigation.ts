import { useLayoutEffect, useRef, useState } from 'react';
import { wrapIndex } from '../wrapIndex';

interface Gallery {
  /** Position of the photo shown, from 0. */
  position: number;
  /** Number of photos. */
  total: number;
  /** Shows the photo at another position; rejects when it cannot be had. */
  onShow: (position: number) => Promise<void>;
}

interface Steps {
  /** Whether the photo asked for last could not be had, as when the visitor is offline. */
  missed: boolean;
  show: (position: number) => void;
  showNext: () => void;
  showPrevious: () => void;
}

/** The steps from an opened photo to others, past either end to the other one. */
export function usePhotoNavigation({ position, total, onShow }: Gallery): Steps {
  const [missed, setMissed] = useState(false);
  /** Where the last step leads, which may be ahead of what is shown: quick presses add up. */
  const aim = useRef(position);
  useLayoutEffect(() => {
    aim.current = position;
  }, [position]);

  function show(at: number) {
    aim.current = wrapIndex(at, total);
    setMissed(false);
    onShow(aim.current).catch(() => {
      aim.current = position;
      setMissed(true);
    });
  }
  return {
    missed,
    show,
    showNext: () => show(aim.current + 1),
    showPrevious: () => show(aim.current - 1),
  };
}
