import { type BrowserContext, expect, test as base } from '@playwright/test';

interface Fixtures {
  /** The problems of the test's pages so far. */
  problems: string[];
  /** The problems that do not fail a file's tests, such as a logged 404. */
  allowed: RegExp;
  /** Runs an act, during which matching problems do not fail the test. */
  allowing: (problems: RegExp, act: () => Promise<unknown>) => Promise<void>;
}

/** The options that the projects of `playwright.config.ts` set. */
export interface Options {
  /** The folder of the built site. */
  site: string;
}

/**
 * Playwright's `test` for a built site. A test also fails on problems that its pages do not show:
 * errors and warnings on the console (among them violations of the content security policy),
 * uncaught errors, failed requests, and requests to other sites.
 */
export const test = base.extend<Fixtures, Options>({
  site: ['public', { scope: 'worker', option: true }],
  baseURL: async ({ baseURL, site }, provide) => {
    if (!baseURL)
      throw new Error(`There is no built site in ${site}: run "npm test", which builds it.`);
    await provide(baseURL);
  },
  allowed: [/(?!)/, { option: true }],
  problems: async ({}, provide) => provide([]),
  allowing: async ({ problems }, provide) =>
    provide(async (expected, act) => {
      const before = problems.length;
      await act();
      problems.push(...problems.splice(before).filter((text) => !expected.test(text)));
    }),
  context: async ({ context, baseURL, allowed, problems }, provide) => {
    watch(context, new URL(baseURL ?? '').origin, problems);
    await provide(context);
    // A page may still be loading files through a route when its test ends.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(
      problems.filter((text) => !allowed.test(text)),
      'problems on the pages',
    ).toEqual([]);
  },
});

export { expect };

/** Collects the problems of all pages of a context from now on. */
function watch(context: BrowserContext, origin: string, problems: string[]): void {
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
    // The browser aborts prefetches when the visitor leaves the page, which is not a failure. Each engine says
    // so in its own words.
    if (/ERR_ABORTED|NS_BINDING_ABORTED|cancelled/.test(reason)) return;
    problems.push(`failed request: ${request.url()} (${reason})`);
  });
}
