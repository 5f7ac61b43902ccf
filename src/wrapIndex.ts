/**
 * The position a number of steps lead to, past either end to the other one.
 * @param count how many positions there are, at least 1
 */
export function wrapIndex(position: number, count: number): number {
  return ((position % count) + count) % count;
}
