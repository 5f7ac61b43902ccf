import type { Result } from 'lighthouse';
import { CHROMIUM_FLAGS } from '../../lib/browser.mjs';
import { ReaderError } from '../../lib/readerError.mjs';
import type { Screen } from './budgets';

/** Lighthouse's categories, in the order in which they are shown. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The kinds of resources whose bytes are counted, by Lighthouse's names. */
export const KINDS = ['document', 'script', 'font', 'image', 'other', 'total'] as const;

/** The Lighthouse audits whose numeric value is read. */
const AUDITS = {
  firstPaint: 'first-contentful-paint',
  paint: 'largest-contentful-paint',
  blockingTime: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const;

/** Scores from 0 to 100; times, ms; the layout shift; bytes sent, headers included. */
export type Metrics = Record<
  (typeof CATEGORIES)[number] | (typeof KINDS)[number] | keyof typeof AUDITS,
  number
>;

/** What one run of Lighthouse found on a page. */
export interface Measurement {
  metrics: Metrics;
  /** The titles of the audits that lowered a score, by category. */
  failures: Record<string, string[]>;
}

const ATTEMPTS = 3;
const CHROME_FLAGS = ['--headless=new', ...CHROMIUM_FLAGS];

/**
 * Runs Lighthouse's mobile test once, in a new browser.
 * @param origin where the site is served
 * @param chromePath path of the browser
 * @throws ReaderError when Lighthouse cannot measure the page
 */
export async function measure(
  origin: string,
  { path, skippedAudits }: Screen,
  chromePath: string,
): Promise<Measurement> {
  const { default: lighthouse } = await import('lighthouse');
  const { launch } = await import('chrome-launcher');
  let problem = 'it gave no result';
  // On a busy machine the trace sometimes lacks its beginning, and Lighthouse reports a runtime error.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS, logLevel: 'silent' });
    try {
      const run = await lighthouse(origin + path, {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: [...CATEGORIES],
        skipAudits: skippedAudits,
        ignoreStatusCode: true,
      });
      if (run && !run.lhr.runtimeError) return readResult(run.lhr);
      problem = run?.lhr.runtimeError?.message ?? problem;
    } finally {
      chrome.kill();
    }
  }
  throw new ReaderError(`Lighthouse could not measure ${path} in ${ATTEMPTS} attempts: ${problem}`);
}

/** Picks what the report needs from Lighthouse's result. */
function readResult({ audits, categories }: Result): Measurement {
  const { items } = audits['resource-summary'].details as unknown as { items: ResourceSummary[] };
  const bytes = (kind: string) =>
    items.find(({ resourceType }) => resourceType === kind)?.transferSize ?? 0;
  const lost = (category: string) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => audits[id].title);
  return {
    metrics: Object.fromEntries([
      ...CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]),
      ...Object.entries(AUDITS).map(([name, id]) => [name, audits[id].numericValue ?? NaN]),
      ...KINDS.map((kind) => [kind, bytes(kind)]),
    ]) as Metrics,
    failures: Object.fromEntries(CATEGORIES.map((name) => [name, lost(name)])),
  };
}

/** A row of the audit `resource-summary`, which Lighthouse exports no type for. */
interface ResourceSummary {
  resourceType: string;
  transferSize: number;
}
