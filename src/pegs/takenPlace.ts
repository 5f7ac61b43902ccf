import { isPattern } from './pattern';

/** Under which name the browser keeps the number of the pattern. */
const KEY = 'place';

const EVENT = 'placetaken';

/** The pattern of the doll that took the place while this page was open. */
let taken: number | undefined;

/** Puts a doll into the empty place of the row, and keeps the number of its pattern, nothing else, in this browser. */
export function takePlace(pattern: number): void {
  taken = pattern;
  try {
    localStorage.setItem(KEY, String(pattern));
  } catch {
    // Refused or full: the doll stands there until the page is left.
  }
  dispatchEvent(new Event(EVENT));
}

/** The pattern of the doll in the place; `NO_DOLL` while it is empty. */
export function patternInPlace(): number {
  return taken ?? keptPattern();
}

/** Instead of a pattern's number: nobody has taken the place. */
export const NO_DOLL = -1;

/** Whether the doll came while this page was open, so that it is to be seen to drop. */
export const hasDropped = () => taken !== undefined;

/** Calls back whenever the place is taken, until the function that it returns is called. */
export function onPlaceTaken(callback: () => void): () => void {
  addEventListener(EVENT, callback);
  return () => removeEventListener(EVENT, callback);
}

/** The pattern that an earlier visit left; the visitor, or another program, may have changed what is kept. */
function keptPattern(): number {
  try {
    const kept = localStorage.getItem(KEY);
    return kept && isPattern(Number(kept)) ? Number(kept) : NO_DOLL;
  } catch {
    return NO_DOLL;
  }
}
