import { createStore, createStoredText } from '../ui/store';
import { useClientValue } from '../ui/useClientValue';

/** The number of the pattern of the doll in the empty place of the row. This browser keeps nothing else of a message. */
const pattern = createStoredText('localStorage', 'place');

/** Whether the doll came while this page was open, so that the visitor must see it drop. */
const dropped = createStore(false);

/** Puts a doll with a pattern (`patternOf`) into the empty place of the row. */
export function takePlace(number: number): void {
  dropped.set(true);
  pattern.set(String(number));
}

/** Returns the pattern of the doll in the place, for `skirtOf`; `''` as long as the place is empty. */
export const usePattern = () => useClientValue(pattern.get, '', pattern.subscribe);

/** Returns whether the doll must be seen to drop. */
export const useDropped = () => useClientValue(dropped.get, false, dropped.subscribe);
