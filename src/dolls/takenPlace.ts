import { listen } from '../ui/useClientValue';

/** Key of the pattern's number in local storage. */
const KEY = 'place';

const EVENT = 'placetaken';

/** The pattern of the doll that took the place while this page was open. */
let taken: string | null = null;

/** Puts a doll into the empty place of the row, and keeps the number of its pattern, nothing else, in this browser. */
export function takePlace(pattern: number): void {
  taken = String(pattern);
  try {
    localStorage.setItem(KEY, taken);
  } catch {
    // Storage is refused or full: the doll stays until the visitor leaves the page.
  }
  dispatchEvent(new Event(EVENT));
}

/** Returns the stored number of the doll's pattern, or any other text, since other programs can write it too. */
export function keptPattern(): string | null {
  try {
    return taken ?? localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whether a doll took the place, on this page or on an earlier visit. */
export const isTaken = () => keptPattern() !== null;

/** Whether the doll came while this page was open, so that the visitor must see it drop. */
export const hasDropped = () => taken !== null;

/** Calls back whenever the place is taken; returns a function that stops it. */
export const onPlaceTaken = (callback: () => void) => listen(window, EVENT, callback);
