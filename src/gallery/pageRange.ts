/** The pages shown in the grid: numbers of the first and the last. */
export interface PageRange {
  from: number;
  to: number;
}

/** The numbers of the pages in a range. */
export function pagesIn({ from, to }: PageRange): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * The range after a page is shown too. A neighbouring page extends the range; a page further away
 * replaces it, so that a jump from the first photo to the last fetches one page and not all of them.
 */
export function withPage(range: PageRange, page: number): PageRange {
  if (page >= range.from && page <= range.to) return range;
  if (page === range.to + 1) return { from: range.from, to: page };
  if (page === range.from - 1) return { from: page, to: range.to };
  return { from: page, to: page };
}
