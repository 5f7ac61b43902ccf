import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import { BYTES, GALLERY_PICTURES } from '../../scripts/bench/pages/budgets';
import { SCREENS } from '../../scripts/bench/pages/screens';
import { hydrated, layoutShift, PHONE, watchLayoutShift } from './support/site';
import { expect, test } from './support/test';

/** Code that no first visit needs: viewer and zoom, dialogs, React's server renderer. */
const NOT_AT_FIRST =
  /panzoom|data-reach-dialog-content|renderTo(?:String|PipeableStream|StaticMarkup)/;

/** How far below the window Chrome begins to fetch a lazy picture on a fast connection, px. */
const NEAR = 1250;

/** A file that a page asked for. */
interface Fetched {
  path: string;
  type: string;
  /** Chrome's word for its place in the queue when it was asked for. */
  priority: string;
  /** s, by the browser's clock; the end is missing while it is under way. */
  asked: number;
  arrived?: number;
}

/** Notes, from now on, the order in which a page asks for files. */
async function watchRequests(page: Page): Promise<Map<string, Fetched>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const fetched = new Map<string, Fetched>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    const { protocol, pathname } = new URL(request.url);
    if (protocol === 'data:') return;
    fetched.set(requestId, {
      path: pathname,
      type: type ?? 'Other',
      priority: request.initialPriority,
      asked: timestamp,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const file = fetched.get(requestId);
    if (file) file.arrived = timestamp;
  });
  await session.send('Network.enable');
  return fetched;
}

/** Lets nothing run that waits until the browser is idle, before `runIdle`. */
async function holdIdle(page: Page) {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    window.cancelIdleCallback = () => undefined;
    Object.assign(window, {
      runIdle: () => {
        for (const callback of waiting.splice(0)) {
          callback({ didTimeout: false, timeRemaining: () => 50 });
        }
      },
    });
  });
}

function runIdle(page: Page) {
  return page.evaluate(() => (window as unknown as { runIdle: () => void }).runIdle());
}

async function bodies(page: Page, files: Fetched[]): Promise<Buffer[]> {
  const answers = await Promise.all(files.map(({ path }) => page.request.get(path)));
  return Promise.all(answers.map((answer) => answer.body()));
}

function total(sizes: number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

function gzipped(texts: Buffer[]): number {
  return total(texts.map((text) => gzipSync(text, { level: 9 }).length));
}

for (const [size, use] of [
  ['390 × 844', { ...PHONE, deviceScaleFactor: 2 }],
  ['1440 × 900', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`a first visit at ${size}`, () => {
    test.use(use);
    test.beforeEach(({ allowConsole }) => allowConsole(/404|no\/such\/page/));

    for (const { name, path } of SCREENS) {
      test(`to ${name} stays within the bytes of its budget`, async ({ page }, { annotations }) => {
        await holdIdle(page);
        const fetched = await watchRequests(page);
        const response = await page.goto(path);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        const first = [...fetched.values()];
        const ofType = (type: string) => first.filter((file) => file.type === type);

        const scripts = await bodies(page, ofType('Script'));
        const document = gzipped([(await response?.body()) ?? Buffer.alloc(0)]);
        const fonts = total((await bodies(page, ofType('Font'))).map(({ length }) => length));

        await runIdle(page);
        await page.waitForLoadState('networkidle');
        const later = [...fetched.values()].filter((file) => !first.includes(file));
        const laterScripts = later.filter(({ type }) => type === 'Script');
        annotations.push({
          type: 'bytes',
          description: `document ${document}, scripts ${gzipped(scripts)}, fonts ${fonts}, scripts when idle ${gzipped(await bodies(page, laterScripts))}`,
        });

        expect.soft(document, 'the document, gzip').toBeLessThanOrEqual(BYTES.document);
        expect.soft(fonts, 'fonts').toBeLessThanOrEqual(BYTES.font);
        expect.soft(gzipped(scripts), 'scripts, gzip').toBeLessThanOrEqual(BYTES.script);
        expect(scripts.length).toBeGreaterThan(0);
        const early = scripts.map((script) => NOT_AT_FIRST.exec(script.toString())?.[0]);
        expect(early.filter((code) => code !== undefined)).toEqual([]);
      });

      test(`to ${name} asks for scripts after the first screen, and last in line`, async ({
        page,
      }) => {
        const fetched = await watchRequests(page);
        // Each is so slow that a script asked for too early is certain to overtake it.
        await page.route(/\/static\//, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 500));
          await route.continue();
        });
        await page.goto(path);
        await hydrated(page);
        const eager = await page.evaluate(() =>
          [...document.images]
            .filter(({ loading }) => loading === 'eager')
            .map(({ currentSrc }) => new URL(currentSrc).pathname),
        );
        const all = [...fetched.values()];
        const scripts = all.filter(({ type }) => type === 'Script');
        const content = all.filter(({ type, path: at }) => type === 'Font' || eager.includes(at));
        expect(scripts.map(({ priority }) => priority)).toEqual(scripts.map(() => 'Low'));
        expect(content.length).toBeGreaterThanOrEqual(eager.length);
        const start = Math.min(...scripts.map(({ asked }) => asked));
        const late = content.filter(({ arrived = Infinity }) => arrived > start);
        expect(late.map(({ path: at }) => at)).toEqual([]);
      });

      test(`to ${name} shows its largest picture first, and fetches none that is far below`, async ({
        page,
      }) => {
        await page.goto(path);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        const pictures = await page.evaluate(() =>
          [...document.images].map((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect();
            const width = Math.min(right, innerWidth) - Math.max(left, 0);
            const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
            return {
              src: image.getAttribute('src'),
              eager: image.loading === 'eager',
              seen: width > 0 && height > 0 ? width * height : 0,
              below: top - innerHeight,
              fetched: image.currentSrc !== '',
            };
          }),
        );
        const largest = Math.max(...pictures.map(({ seen }) => seen));
        // Several may be about as large, and one of them still be gliding into place.
        const first = pictures.some(({ eager, seen }) => eager && seen > 0.9 * largest);
        expect.soft(first || largest <= 0, 'a largest picture is fetched first').toBe(true);
        const far = pictures.filter(({ below }) => below > NEAR);
        expect(far.filter(({ fetched, eager }) => fetched || eager)).toEqual([]);
      });

      test(`to ${name} shifts nothing when fonts and scripts are late`, async ({ page }) => {
        await page.route(/\.(?:js|woff2)$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.continue();
        });
        await watchLayoutShift(page);
        await page.goto(path);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        expect(await layoutShift(page)).toBe(0);
      });
    }
  });
}

test.describe('the gallery on a phone', () => {
  test.use({ ...PHONE, deviceScaleFactor: 2 });

  test('fetches few pictures, and the others when they come near', async ({ page }) => {
    const fetched = await watchRequests(page);
    await page.goto('/gallery/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const pictures = () => [...fetched.values()].filter(({ type }) => type === 'Image');
    const tiles = pictures().filter(({ path }) => path.startsWith('/static/'));
    const sizes = (await bodies(page, tiles)).map(({ length }) => length);
    expect(total(sizes)).toBeLessThanOrEqual(GALLERY_PICTURES);

    const before = tiles.length;
    expect(before).toBeLessThan(await page.getByRole('main').getByRole('img').count());
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => pictures().length).toBeGreaterThan(before);
  });
});
