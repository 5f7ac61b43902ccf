import { BYTES, LIGHTHOUSE } from './budgets';
import { CATEGORIES, KINDS, type Measurement } from './measure';
import { median } from './median';
import { table } from '../../lib/table';

/** All runs of one page; each stands beside the run of the hand-written page that followed it. */
export interface PageRuns {
  name: string;
  runs: { page: Measurement; byHand: Measurement }[];
}

/** The medians of a page's runs. */
interface Summary extends Omit<Measurement, 'failures'> {
  name: string;
  /** First and largest paint as multiples of those of the page as written by hand. */
  firstPaintRatio: number;
  paintRatio: number;
  failures: string[];
}

/** What the benchmark found. */
export interface Report {
  /** The tables, and what is over its budget. */
  text: string;
  /** Whether anything is. */
  over: boolean;
}

/** Writes the medians of all pages as tables, and what exceeds its budget in words. */
export function report(pages: PageRuns[]): Report {
  const summaries = pages.map(summary);
  const excesses = summaries.flatMap((page) => over(page).map((what) => `${page.name}: ${what}`));
  const verdict =
    excesses.length === 0
      ? 'Everything is within its budget.'
      : `Over budget:\n${excesses.map((line) => `  ${line}`).join('\n')}`;
  const text = [
    'Lighthouse, mobile; medians; ratios to a hand-written page with the same words and pictures',
    table([
      ['Page', ...CATEGORIES, 'first paint', 'ratio', 'largest', 'ratio', 'blocking', 'shift'],
      ...summaries.map((page) => [
        page.name,
        ...CATEGORIES.map((category) => String(page.scores[category])),
        seconds(page.firstPaint),
        page.firstPaintRatio.toFixed(2),
        seconds(page.paint),
        page.paintRatio.toFixed(2),
        `${Math.round(page.blockingTime)} ms`,
        page.layoutShift.toFixed(3),
      ]),
    ]),
    'Sent without headers, texts as gzip; later: scripts that the first visit does without',
    table([
      ['Page', ...KINDS, 'all'],
      ...summaries.map(({ name, bytes }) => [
        name,
        ...KINDS.map((kind) => kilobytes(bytes[kind])),
        kilobytes(KINDS.reduce((sum, kind) => sum + bytes[kind], 0)),
      ]),
    ]),
    verdict,
  ].join('\n\n');
  return { text, over: excesses.length > 0 };
}

function summary({ name, runs }: PageRuns): Summary {
  const middle = (value: (run: Measurement) => number) =>
    median(runs.map(({ page }) => value(page)));
  const ratio = (paint: 'firstPaint' | 'paint') =>
    median(runs.map(({ page, byHand }) => page[paint] / byHand[paint]));
  return {
    name,
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [
        category,
        Math.floor(middle(({ scores }) => scores[category])),
      ]),
    ) as Measurement['scores'],
    firstPaint: middle(({ firstPaint }) => firstPaint),
    firstPaintRatio: ratio('firstPaint'),
    paint: middle(({ paint }) => paint),
    paintRatio: ratio('paint'),
    blockingTime: middle(({ blockingTime }) => blockingTime),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    bytes: Object.fromEntries(
      KINDS.map((kind) => [kind, middle(({ bytes }) => bytes[kind])]),
    ) as Measurement['bytes'],
    failures: [...new Set(runs.flatMap(({ page }) => page.failures))],
  };
}

function over(page: Summary): string[] {
  const { score, firstPaintRatio, paintRatio, blockingTime, layoutShift } = LIGHTHOUSE;
  const excesses = [
    ...CATEGORIES.filter((category) => page.scores[category] < score).map((category) => {
      const why = page.failures.filter((failure) => failure.startsWith(`${category}: `));
      const titles = why.map((failure) => failure.slice(category.length + 2)).join(', ');
      return `${category} scores ${page.scores[category]}, below ${score} (${titles})`;
    }),
    page.firstPaintRatio > firstPaintRatio &&
      `the first paint takes ${page.firstPaintRatio.toFixed(2)} times that of the hand-written page, above ${firstPaintRatio}`,
    page.paintRatio > paintRatio &&
      `the largest paint takes ${page.paintRatio.toFixed(2)} times that of the hand-written page, above ${paintRatio}`,
    page.blockingTime > blockingTime &&
      `scripts block for ${Math.round(page.blockingTime)} ms, above ${blockingTime} ms`,
    page.layoutShift > layoutShift &&
      `the layout shifts by ${page.layoutShift.toFixed(4)}, above ${layoutShift}`,
    ...Object.entries(BYTES).map(([kind, most]) => {
      const sent = page.bytes[kind as keyof typeof BYTES];
      return sent > most && `${kind}s take ${kilobytes(sent)}, above ${kilobytes(most)}`;
    }),
  ];
  return excesses.filter((excess) => excess !== false);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
