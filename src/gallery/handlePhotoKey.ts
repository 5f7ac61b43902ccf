import type { KeyboardEvent } from 'react';

interface PhotoKeys {
  /** Number of photos. */
  total: number;
  zoomed: boolean;
  show: (position: number) => void;
  showNext: () => void;
  showPrevious: () => void;
  pan: (x: number, y: number) => void;
}

/** How far an arrow key pans an enlarged picture, px. */
const PAN_STEP = 80;

/**
 * Handles a key press in the photo dialog. Left and Right show another photo; while the picture is
 * enlarged, all four arrows pan it. Home and End show the first and the last photo.
 */
export function handlePhotoKey(event: KeyboardEvent, keys: PhotoKeys) {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const { total, zoomed, show, showNext, showPrevious, pan } = keys;
  const actions: Record<string, () => void> = {
    Home: () => show(0),
    End: () => show(total - 1),
    ArrowRight: zoomed ? () => pan(-PAN_STEP, 0) : showNext,
    ArrowLeft: zoomed ? () => pan(PAN_STEP, 0) : showPrevious,
    ...(zoomed && { ArrowDown: () => pan(0, -PAN_STEP), ArrowUp: () => pan(0, PAN_STEP) }),
  };
  if (!(event.key in actions)) return;
  event.preventDefault();
  actions[event.key]();
}
