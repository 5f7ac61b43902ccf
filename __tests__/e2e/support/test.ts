import { type BrowserContext, expect, test as base } from '@playwright/test';
import { serve } from './server';

interface Fixtures {
  /** What is let pass of the problems of the running test. */
  allowed: RegExp[];
  /** Lets the running test cause problems whose text matches, such as a logged 404. */
  allowProblems: (pattern: RegExp) => void;
}

/** What a project of `playwright.config.ts` sets. */
export interface Options {
  /** Folder of the built site that is tested. */
  site: string;
}

/**
 * Playwright's test on a built site, failing also on whatever goes wrong unseen: warnings and
 * errors on the console, what the content security policy blocks among them, uncaught errors,
 * failed requests, and requests to any other site.
 */
export const test = base.extend<Fixtures, Options & { origin: string }>({
  site: ['public', { scope: 'worker', option: true }],
  origin: [
    async ({ site }, provide) => {
      const { origin, stop } = await serve(site);
      await provide(origin);
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, provide) => provide(origin),
  allowed: async ({}, provide) => provide([]),
  allowProblems: async ({ allowed }, provide) => provide((pattern) => allowed.push(pattern)),
  context: async ({ context, baseURL, allowed }, provide) => {
    const problems = watch(context, new URL(baseURL ?? '').origin);
    await provide(context);
    // A page may still load something through a route when its test has seen enough.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    expect(unexpected, 'problems on the pages').toEqual([]);
  },
});

export { expect };

/** Collects, from now on, the problems of all pages of a context. */
function watch(context: BrowserContext, origin: string): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    problems.push(`uncaught error: ${webError.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isLocal = url.origin === origin || ['data:', 'blob:', 'about:'].includes(url.protocol);
    if (!isLocal) problems.push(`request to another site: ${url.href}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason given';
    // Leaving a page breaks off what it still loads ahead of need; nothing failed.
    if (reason === 'net::ERR_ABORTED') return;
    problems.push(`failed request: ${request.url()} (${reason})`);
  });
  return problems;
}
