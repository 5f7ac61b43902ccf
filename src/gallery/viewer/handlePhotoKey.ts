import { isModified, type ModifierKeys } from '../../navigation/links';
import type { Viewer } from './useViewer';

/** How far an arrow key pans an enlarged picture, px. */
const PAN_STEP = 80;

type Key = Pick<KeyboardEvent, 'key' | 'preventDefault'> & ModifierKeys;

type Actions = Pick<Viewer, 'zoomed' | 'next' | 'previous' | 'pan'>;

/**
 * Handles a key press in the photo dialog. Left and Right show another photo; while the picture is
 * enlarged, all four arrows pan it.
 */
export function handlePhotoKey(event: Key, { zoomed, next, previous, pan }: Actions) {
  // Shift with an arrow selects text.
  if (isModified(event)) return;
  const actions: Partial<Record<string, () => void>> = zoomed
    ? {
        ArrowRight: () => pan(-PAN_STEP, 0),
        ArrowLeft: () => pan(PAN_STEP, 0),
        ArrowDown: () => pan(0, -PAN_STEP),
        ArrowUp: () => pan(0, PAN_STEP),
      }
    : { ArrowRight: next, ArrowLeft: previous };
  const act = actions[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
