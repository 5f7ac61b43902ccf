/** The parts of an item that decide where it stands. */
export interface Ordered {
  order: number;
  /** The name of its file, without the ending. */
  slug: string;
}

/**
 * Compares two items of a kind: the smaller number stands first, then the name of the file. Names
 * are compared by code points, so that every machine sorts them alike, whatever its language.
 */
export function byOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order - b.order;
  return a.slug < b.slug ? -1 : Number(a.slug > b.slug);
}
