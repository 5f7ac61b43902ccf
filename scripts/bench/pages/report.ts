import { table } from '../../lib/table';
import { LIGHTHOUSE } from './budgets';
import { CATEGORIES, KINDS, type Metrics, type Measurement } from './measure';

/** All runs of one page, each with the run of the hand-written page right after it. */
export interface PageRuns {
  name: string;
  runs: { page: Measurement; byHand: Measurement }[];
}

/** A column of a table. */
interface Column {
  heading: string;
  /** The value of a page. */
  of: (page: PageRuns) => number;
  format: (value: number) => string;
  /** Below this, or above `most`, the page is over its budget. */
  least?: number;
  most?: number;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const fixed = (digits: number) => (value: number) => value.toFixed(digits);

const medianOf = (name: keyof Metrics) => (page: PageRuns) =>
  median(page.runs.map((run) => run.page.metrics[name]));
const ratioOf = (name: 'firstPaint' | 'paint') => (page: PageRuns) =>
  median(page.runs.map((run) => run.page.metrics[name] / run.byHand.metrics[name]));

const { score, firstPaintRatio, paintRatio, blockingTime, layoutShift } = LIGHTHOUSE;

const RESULTS: Column[] = [
  ...CATEGORIES.map((name) => {
    return { heading: name, of: medianOf(name), format: fixed(0), least: score };
  }),
  { heading: 'first paint', of: medianOf('firstPaint'), format: seconds },
  { heading: 'first ratio', of: ratioOf('firstPaint'), format: fixed(2), most: firstPaintRatio },
  { heading: 'largest paint', of: medianOf('paint'), format: seconds },
  { heading: 'largest ratio', of: ratioOf('paint'), format: fixed(2), most: paintRatio },
  { heading: 'blocking ms', of: medianOf('blockingTime'), format: fixed(0), most: blockingTime },
  { heading: 'shift', of: medianOf('layoutShift'), format: fixed(3), most: layoutShift },
];

const BYTES: Column[] = KINDS.map((kind) => {
  return { heading: kind, of: medianOf(kind), format: kilobytes };
});

/** The medians of all pages as tables, then a line for each value over its budget. */
export function report(pages: PageRuns[]): { text: string; over: boolean } {
  const overBudget = pages.flatMap(problemsOf);
  const text = [
    'Lighthouse, mobile; medians; ratios to a hand-written page with the same words and pictures',
    tableOf(pages, RESULTS),
    'Sent in a first visit, headers included, texts as gzip (npm test holds them to their budgets)',
    tableOf(pages, BYTES),
    overBudget.length > 0
      ? `Over budget:\n${overBudget.join('\n')}`
      : 'Everything is within its budget.',
  ].join('\n\n');
  return { text, over: overBudget.length > 0 };
}

function tableOf(pages: PageRuns[], columns: Column[]): string {
  return table([
    ['Page', ...columns.map(({ heading }) => heading)],
    ...pages.map((page) => [page.name, ...columns.map(({ of, format }) => format(of(page)))]),
  ]);
}

function problemsOf(page: PageRuns): string[] {
  return RESULTS.flatMap(({ heading, of, format, least = -Infinity, most = Infinity }) => {
    const value = of(page);
    if (value >= least && value <= most) return [];
    const failed = page.runs.flatMap((run) => run.page.failures[heading] ?? []);
    const why = failed.length > 0 ? ` (${[...new Set(failed)].join(', ')})` : '';
    const bound = value < least ? `below ${least}` : `above ${most}`;
    return [`  ${page.name}: ${heading} ${format(value)}, ${bound}${why}`];
  });
}

/** The median: of an even number of values the mean of the two in the middle. */
function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.floor(half)] + sorted[Math.ceil(half) - 1]) / 2;
}
