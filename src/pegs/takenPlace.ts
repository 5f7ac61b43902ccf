/** Under which name the browser keeps the number of the pattern. */
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
    // Refused or full: the doll stands there until the page is left.
  }
  dispatchEvent(new Event(EVENT));
}

/** What is kept of the doll in the place: a number, or anything, since other programs may write it, too. */
export function keptPattern(): string | null {
  try {
    return taken ?? localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whether a doll took the place, on this page or on an earlier visit. */
export const isTaken = () => keptPattern() !== null;

/** Whether the doll came while this page was open, so that it is to be seen to drop. */
export const hasDropped = () => taken !== null;

/** Calls back whenever the place is taken, until the function that it returns is called. */
export function onPlaceTaken(callback: () => void): () => void {
  addEventListener(EVENT, callback);
  return () => removeEventListener(EVENT, callback);
}
