import { table } from '../../lib/table';
import { LIGHTHOUSE } from './budgets';
import { CATEGORIES, KINDS, type Figures, type Measurement } from './measure';

/** All runs of one page; each stands beside the run of the hand-written page that followed it. */
export interface PageRuns {
  name: string;
  runs: { page: Measurement; byHand: Measurement }[];
}

/** A figure of a page, as its column of a table shows it; with the least or most it may be. */
interface Column {
  heading: string;
  of: (page: PageRuns) => number;
  show: (figure: number) => string;
  least?: number;
  most?: number;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const fixed = (digits: number) => (figure: number) => figure.toFixed(digits);

const middle = (name: keyof Figures) => (page: PageRuns) =>
  median(page.runs.map(({ page: { figures } }) => figures[name]));
const toHand = (name: 'firstPaint' | 'paint') => (page: PageRuns) =>
  median(page.runs.map((run) => run.page.figures[name] / run.byHand.figures[name]));

const { score, firstPaintRatio, paintRatio, blockingTime, layoutShift } = LIGHTHOUSE;

const MARKS: Column[] = [
  ...CATEGORIES.map((name) => {
    return { heading: name, of: middle(name), show: fixed(0), least: score };
  }),
  { heading: 'first paint', of: middle('firstPaint'), show: seconds },
  { heading: 'first ratio', of: toHand('firstPaint'), show: fixed(2), most: firstPaintRatio },
  { heading: 'largest paint', of: middle('paint'), show: seconds },
  { heading: 'largest ratio', of: toHand('paint'), show: fixed(2), most: paintRatio },
  { heading: 'blocking ms', of: middle('blockingTime'), show: fixed(0), most: blockingTime },
  { heading: 'shift', of: middle('layoutShift'), show: fixed(3), most: layoutShift },
];

const BYTES: Column[] = KINDS.map((kind) => {
  return { heading: kind, of: middle(kind), show: kilobytes };
});

/** Writes the medians of all pages as tables, and what exceeds its budget in words. */
export function report(pages: PageRuns[]): { text: string; over: boolean } {
  const excesses = pages.flatMap(excessesOf);
  const text = [
    'Lighthouse, mobile; medians; ratios to a hand-written page with the same words and pictures',
    tableOf(pages, MARKS),
    'Sent in a first visit, headers included, texts as gzip (npm test holds them to their budgets)',
    tableOf(pages, BYTES),
    excesses.length > 0
      ? `Over budget:\n${excesses.join('\n')}`
      : 'Everything is within its budget.',
  ].join('\n\n');
  return { text, over: excesses.length > 0 };
}

function tableOf(pages: PageRuns[], columns: Column[]): string {
  return table([
    ['Page', ...columns.map(({ heading }) => heading)],
    ...pages.map((page) => [page.name, ...columns.map(({ of, show }) => show(of(page)))]),
  ]);
}

function excessesOf(page: PageRuns): string[] {
  return MARKS.flatMap(({ heading, of, show, least = -Infinity, most = Infinity }) => {
    const figure = of(page);
    if (figure >= least && figure <= most) return [];
    const failed = page.runs.flatMap((run) => run.page.failures[heading] ?? []);
    const why = failed.length > 0 ? ` (${[...new Set(failed)].join(', ')})` : '';
    const bound = figure < least ? `below ${least}` : `above ${most}`;
    return [`  ${page.name}: ${heading} ${show(figure)}, ${bound}${why}`];
  });
}

/** The middle one of some numbers, or the mean of the two in the middle. */
function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.floor(half)] + sorted[Math.ceil(half) - 1]) / 2;
}
