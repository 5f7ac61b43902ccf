/**
 * Wraps a position that may be beyond either end into the range 0 to `count - 1`.
 * @param count number of positions, at least 1
 */
export function wrapIndex(position: number, count: number): number {
  return ((position % count) + count) % count;
}
