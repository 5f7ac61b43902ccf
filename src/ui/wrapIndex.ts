/** Wraps a position that may be beyond either end of `count` positions, at least one, into their range. */
export function wrapIndex(position: number, count: number): number {
  return ((position % count) + count) % count;
}
