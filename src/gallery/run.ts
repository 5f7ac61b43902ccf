/** Pages that stand in the grid, the first and the last. */
export interface Run {
  from: number;
  to: number;
}

/** The numbers of the pages in a run. */
export function pagesIn({ from, to }: Run): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * A run with a page in it: a neighbour joins the others, a page from further away replaces them,
 * so that a jump from the first photo to the last fetches one page and not all.
 */
export function withPage(run: Run, page: number): Run {
  if (page >= run.from && page <= run.to) return run;
  if (page === run.to + 1) return { from: run.from, to: page };
  if (page === run.from - 1) return { from: page, to: run.to };
  return { from: page, to: page };
}
