import type { PageRange } from './pageRange';

/** Where a visitor was in the gallery: the pages in the grid, and the scroll place. */
export interface Place extends PageRange {
  /** Px from the page's top. */
  top: number;
}

const nameOf = (entry: string) => `gallery place ${entry}`;

/**
 * Remembers a place for as long as the window lives, reloads included.
 * @param entry path and key of the history entry
 */
export function rememberPlace(entry: string, place: Place): void {
  try {
    window.sessionStorage.setItem(nameOf(entry), JSON.stringify(place));
  } catch {
    // Storage may be full or forbidden; the gallery then begins at its first page.
  }
}

/** The place remembered for a history entry. */
export function recallPlace(entry: string): Place | undefined {
  try {
    const place = window.sessionStorage.getItem(nameOf(entry));
    return place === null ? undefined : (JSON.parse(place) as Place);
  } catch {
    return undefined;
  }
}
