import { interpolate } from '../ui/interpolate';

/** Returns what follows the gallery's heading and title on a page: nothing on the first, `, page 2` on the second. */
export const pageSuffix = (page: number, label: string) =>
  page === 1 ? '' : `, ${interpolate(label, { number: page })}`;
