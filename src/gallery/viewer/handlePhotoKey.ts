import type { KeyboardEvent } from 'react';
import { middlePoint } from './geometry';
import type { Viewer } from './useViewer';

/** How far an arrow key pans an enlarged picture, px. */
const PAN_STEP = 80;

/** How much plus and minus enlarge a picture. */
const ZOOM_STEP = 1.5;

/**
 * Handles a key press in the photo dialog. Left and Right show another photo; while the picture is
 * enlarged, all four arrows pan it. Plus and minus zoom.
 */
export function handlePhotoKey(
  event: KeyboardEvent,
  { act, zoomed }: Pick<Viewer, 'act' | 'zoomed'>,
) {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  // Shift with an arrow selects text; with a sign, it is how some keyboards write "+".
  if (event.shiftKey && event.key.length > 1) return;
  const pan = (x: number, y: number) => () =>
    act(({ currSlide: slide }) => slide?.panTo(slide.pan.x + x, slide.pan.y + y));
  const zoom = (factor: number) => () =>
    act(({ currSlide: slide }) => {
      if (!slide) return;
      const level = slide.currZoomLevel * factor;
      slide.zoomTo(level, zoomed ? undefined : middlePoint(slide, level));
    });
  const actions: Record<string, () => void> = {
    ArrowRight: zoomed ? pan(-PAN_STEP, 0) : () => act((viewer) => viewer.next()),
    ArrowLeft: zoomed ? pan(PAN_STEP, 0) : () => act((viewer) => viewer.prev()),
    ...(zoomed && { ArrowDown: pan(0, -PAN_STEP), ArrowUp: pan(0, PAN_STEP) }),
    '+': zoom(ZOOM_STEP),
    '=': zoom(ZOOM_STEP),
    '-': zoom(1 / ZOOM_STEP),
  };
  if (!(event.key in actions)) return;
  event.preventDefault();
  actions[event.key]();
}
