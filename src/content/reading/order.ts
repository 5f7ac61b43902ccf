/** The fields that items are sorted by. */
export interface Ordered {
  order: number;
  /** The name of its file, without the extension. */
  slug: string;
}

/** Compares two items: by `order`, then by file name, whatever the machine's language. */
export function byOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order - b.order;
  return a.slug < b.slug ? -1 : Number(a.slug > b.slug);
}
