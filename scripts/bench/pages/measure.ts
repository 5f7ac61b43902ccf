import type { Result } from 'lighthouse';
import { CHROMIUM_FLAGS } from '../../lib/browser.mjs';
import { ReaderError } from '../../lib/readerError.mjs';
import { firstVisitScripts, sentBytes } from './firstVisit';
import type { Screen } from './screens';

/** Lighthouse's categories, in the order in which they are shown. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The kinds of bytes that are told apart; `later` are scripts that the first visit does not need. */
export const KINDS = ['document', 'script', 'later', 'font', 'image', 'other'] as const;

/** What one run of Lighthouse found on a page. */
export interface Measurement {
  /** Each category's score, of 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Largest contentful paint, ms. */
  paint: number;
  /** First contentful paint, ms. */
  firstPaint: number;
  /** Total blocking time, ms. */
  blockingTime: number;
  /** Cumulative layout shift. */
  layoutShift: number;
  /** Bytes sent, headers apart. */
  bytes: Record<(typeof KINDS)[number], number>;
  /** Audits that took points, as `category: title`. */
  failures: string[];
}

const ATTEMPTS = 3;
const CHROME_FLAGS = ['--headless=new', ...CHROMIUM_FLAGS];

/**
 * Runs Lighthouse's mobile test once, in a browser of its own.
 * @param site the folder that is served
 * @param origin where it is served
 * @param chromePath the browser
 * @throws ReaderError when Lighthouse cannot measure the page
 */
export async function measure(
  site: string,
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
      if (run && !run.lhr.runtimeError) return reading(run.lhr, site, path);
      problem = run?.lhr.runtimeError?.message ?? problem;
    } finally {
      chrome.kill();
    }
  }
  throw new ReaderError(`Lighthouse could not measure ${path} in ${ATTEMPTS} attempts: ${problem}`);
}

function reading({ audits, categories }: Result, site: string, path: string): Measurement {
  const number = (audit: string) => audits[audit].numericValue ?? NaN;
  const score = (category: string) => Math.round((categories[category].score ?? 0) * 100);
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as never,
    paint: number('largest-contentful-paint'),
    firstPaint: number('first-contentful-paint'),
    blockingTime: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
    bytes: bytesByKind(audits['network-requests'].details, site, path),
    failures: CATEGORIES.flatMap((name) =>
      categories[name].auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
        .map(({ id }) => `${name}: ${audits[id].title}`),
    ),
  };
}

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize: number;
}

function bytesByKind(details: unknown, site: string, page: string): Measurement['bytes'] {
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Measurement['bytes'];
  const needed = firstVisitScripts(site, page);
  for (const request of (details as { items: NetworkRequest[] }).items) {
    const { protocol, pathname } = new URL(request.url);
    if (protocol === 'data:') continue;
    const kind = kindOf(request, needed.has(pathname.slice(1)));
    const file = kind === 'document' && !sentBytes(site, pathname) ? '/404.html' : pathname;
    bytes[kind] += sentBytes(site, file) ?? request.transferSize;
  }
  return bytes;
}

function kindOf({ resourceType }: NetworkRequest, isNeeded: boolean): (typeof KINDS)[number] {
  const kind = resourceType?.toLowerCase();
  if (kind === 'script') return isNeeded ? 'script' : 'later';
  return kind === 'document' || kind === 'font' || kind === 'image' ? kind : 'other';
}
