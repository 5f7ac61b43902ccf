import type { Viewer } from './useViewer';

/** How far an arrow key pans an enlarged picture, px. */
const PAN_STEP = 80;

/** How much plus and minus enlarge a picture. */
const ZOOM_STEP = 1.5;

type Key = Pick<
  KeyboardEvent,
  'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'preventDefault'
>;

type Actions = Pick<Viewer, 'zoomed' | 'next' | 'previous' | 'pan' | 'zoomBy'>;

/**
 * Handles a key press in the photo dialog. Left and Right show another photo; while the picture is
 * enlarged, all four arrows pan it. Plus and minus zoom.
 */
export function handlePhotoKey(event: Key, { zoomed, next, previous, pan, zoomBy }: Actions) {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  // Shift with an arrow selects text; with a character, it is how some keyboards write "+".
  if (event.shiftKey && event.key.length > 1) return;
  const actions: Record<string, () => void> = {
    ArrowRight: zoomed ? () => pan(-PAN_STEP, 0) : next,
    ArrowLeft: zoomed ? () => pan(PAN_STEP, 0) : previous,
    ...(zoomed && { ArrowDown: () => pan(0, -PAN_STEP), ArrowUp: () => pan(0, PAN_STEP) }),
    '+': () => zoomBy(ZOOM_STEP),
    '=': () => zoomBy(ZOOM_STEP),
    '-': () => zoomBy(1 / ZOOM_STEP),
  };
  if (!(event.key in actions)) return;
  event.preventDefault();
  actions[event.key]();
}
