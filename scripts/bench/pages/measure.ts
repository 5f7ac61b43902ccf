import type { Result } from 'lighthouse';
import { CHROMIUM_FLAGS } from '../../lib/browser.mjs';
import { ReaderError } from '../../lib/readerError.mjs';
import type { Screen } from './budgets';

/** Lighthouse's categories, in the order in which they are shown. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The kinds of bytes that are told apart, by Lighthouse's names. */
export const KINDS = ['document', 'script', 'font', 'image', 'other', 'total'] as const;

/** Lighthouse's audits whose number is read. */
const AUDITS = {
  firstPaint: 'first-contentful-paint',
  paint: 'largest-contentful-paint',
  blockingTime: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const;

/** Scores, of 100; times, ms; the shift; bytes sent, headers included. */
export type Figures = Record<
  (typeof CATEGORIES)[number] | (typeof KINDS)[number] | keyof typeof AUDITS,
  number
>;

/** What one run of Lighthouse found on a page. */
export interface Measurement {
  figures: Figures;
  /** The titles of audits that took points, by category. */
  failures: Record<string, string[]>;
}

const ATTEMPTS = 3;
const CHROME_FLAGS = ['--headless=new', ...CHROMIUM_FLAGS];

/**
 * Runs Lighthouse's mobile test once, in a browser of its own.
 * @param origin where the site is served
 * @param chromePath the browser
 * @throws ReaderError when Lighthouse cannot measure the page
 */
export async function measure(
  origin: string,
  { path, unfitAudits }: Screen,
  chromePath: string,
): Promise<Measurement> {
  const { default: lighthouse } = await import('lighthouse');
  const { launch } = await import('chrome-launcher');
  let problem = 'it gave no result';
  // On a busy machine the browser now and then loses the beginning of its trace.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS, logLevel: 'silent' });
    try {
      const run = await lighthouse(origin + path, {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: [...CATEGORIES],
        skipAudits: unfitAudits,
        ignoreStatusCode: true,
      });
      if (run && !run.lhr.runtimeError) return reading(run.lhr);
      problem = run?.lhr.runtimeError?.message ?? problem;
    } finally {
      chrome.kill();
    }
  }
  throw new ReaderError(`Lighthouse could not measure ${path} in ${ATTEMPTS} attempts: ${problem}`);
}

function reading({ audits, categories }: Result): Measurement {
  const { items } = audits['resource-summary'].details as unknown as { items: Summary[] };
  const bytes = (kind: string) =>
    items.find(({ resourceType }) => resourceType === kind)?.transferSize ?? 0;
  const lost = (category: string) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => audits[id].title);
  return {
    figures: Object.fromEntries([
      ...CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]),
      ...Object.entries(AUDITS).map(([name, id]) => [name, audits[id].numericValue ?? NaN]),
      ...KINDS.map((kind) => [kind, bytes(kind)]),
    ]) as Figures,
    failures: Object.fromEntries(CATEGORIES.map((name) => [name, lost(name)])),
  };
}

interface Summary {
  resourceType: string;
  transferSize: number;
}
