import { launch } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import { ReaderError } from '../lib/readerError.mjs';

/** Values of one or more runs by their names: Lighthouse's categories (0 to 100), its audits (ms), bytes. */
export type Values = Record<string, number>;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const ATTEMPTS = 3;

/** Bytes of a response's headers, which Lighthouse counts and budgets do not: the value that Resource Timing uses. */
const HEADERS = 300;

/**
 * Runs Lighthouse's mobile test of a page several times, each time in a new browser.
 * @returns the median of each value
 * @throws ReaderError if Lighthouse cannot measure the page
 */
export async function measure(address: string, runs: number, chromePath?: string): Promise<Values> {
  const all: Values[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(address, chromePath));
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [name, median(all.map((values) => values[name] ?? 0))]),
  );
}

async function measureOnce(address: string, chromePath?: string): Promise<Values> {
  // Imported here, since tsx would compile a static import, and Lighthouse's code would then fail in the page.
  const { default: lighthouse } = await import('lighthouse');
  let problem = 'it gave no result';
  // On a busy machine the start of the trace is sometimes missing, and Lighthouse reports a runtime error.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const chromeFlags = ['--headless=new', '--no-sandbox'];
    const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' });
    try {
      const options = {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: CATEGORIES,
      } as const;
      const run = await lighthouse(address, options);
      if (run && !run.lhr.runtimeError) return readResult(run.lhr);
      problem = run?.lhr.runtimeError?.message ?? problem;
    } finally {
      chrome.kill();
    }
  }
  throw new ReaderError(`Lighthouse could not measure ${address}: ${problem}`);
}

function readResult({ audits, categories }: Result): Values {
  // Lighthouse exports no type for the rows of this audit.
  const summary = audits['resource-summary'].details as unknown as {
    items: { resourceType: string; requestCount: number; transferSize: number }[];
  };
  return Object.fromEntries<number>([
    ...Object.entries(categories).map(
      ([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const,
    ),
    ...Object.entries(audits).map(([name, { numericValue = 0 }]) => [name, numericValue] as const),
    ...summary.items.map(
      ({ resourceType, requestCount, transferSize }) =>
        [resourceType, transferSize - HEADERS * requestCount] as const,
    ),
  ]);
}

/** Returns the median; of an even number of values, the lower of the two in the middle. */
function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.ceil(numbers.length / 2) - 1] ?? 0;
}
