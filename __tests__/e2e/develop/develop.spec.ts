import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../fixtureSite/copyProject';
import { listen } from '../../support/listen';
import { home, PAGES, PHOTOS } from '../support/fixture';
import { mainHeading, tiles } from '../support/locators';
import { startServer } from '../support/npm';
import { expect as baseExpect, test as base } from '../support/test';

/** The folder in which the development server runs: a copy of the project with the tests' content. */
const PREVIEW = '.develop-site';

/** Time limit in case something hangs, ms: a busy machine may need minutes. */
const LIMIT = 600_000;

/** `npm run develop` in {@link PREVIEW}, on a free port. */
const test = base.extend<{ preview: Awaited<ReturnType<typeof startServer>> }>({
  preview: [
    async ({}, provide) => {
      copyProject(PREVIEW);
      const { origin, stop } = await listen(() => undefined);
      stop();
      const { port } = new URL(origin);
      const args = ['run', 'develop', '--', '--host', '127.0.0.1', '--port', port];
      // Without CI, so that pictures are made on request, as for people.
      const server = await startServer(PREVIEW, args, { CI: '', NODE_ENV: 'development' });
      await provide(server);
      await server.end();
    },
    // Its own limit, since a test's does not count for it.
    { timeout: LIMIT },
  ],
  baseURL: async ({ preview }, provide) => provide(preview.address),
});

// They come while a page has no content: its head fails.
test.use({ allowed: /'home'|'galleryPage' of|not a valid head element/ });

/** On a busy machine Gatsby takes long to run queries again. */
const expect = baseExpect.configure({ timeout: 120_000 });

const content = (path: string) => join(PREVIEW, 'content', path);

/** Replaces words in a file of the preview's content. */
function edit(path: string, words: string, others: string) {
  const text = readFileSync(content(path), 'utf8');
  writeFileSync(content(path), text.replace(words, others));
}

test('npm run develop shows every page, and each edit of the content', async ({
  page,
  preview,
}) => {
  test.setTimeout(LIMIT);

  await test.step('every page, without an error in terminal or console', async () => {
    for (const { path, heading } of Object.values(PAGES)) {
      // Its pictures are made only now.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(mainHeading(page)).toHaveText(heading);
    }
    expect(preview.printed()).not.toMatch(/error/i);
  });

  await test.step('a new word', async () => {
    await page.goto('/');
    await expect(mainHeading(page)).toHaveText(home.hero.headline);
    edit('home.md', home.hero.headline, 'Learning by the lake');
    await expect(mainHeading(page)).toHaveText('Learning by the lake');
  });

  // Twice, since the first time may leave something behind.
  for (const time of ['first', 'second']) {
    await test.step(`a mistake: the terminal names it, and its correction is shown, the ${time} time`, async () => {
      await page.goto('/');
      await expect(mainHeading(page)).toHaveText('Learning by the lake');
      edit('home.md', 'headline: ', 'headlin: ');
      await expect(page.getByText('which the terminal names')).toBeVisible();
      await expect
        .poll(preview.printed)
        .toMatch(/content\/home\.md\n +line \d+, error: .*headlin:/);
      await page.reload();
      await expect(page.getByText('which the terminal names')).toBeVisible();
      edit('home.md', 'headlin: ', 'headline: ');
      await expect(mainHeading(page)).toHaveText('Learning by the lake');
    });

    await test.step(`a photo whose text is saved before its picture, which is damaged at first, the ${time} time`, async () => {
      await page.goto('/gallery/');
      await expect(tiles(page)).not.toHaveCount(0);
      const before = await tiles(page).count();
      const { slug, title } = PHOTOS[0];
      const picture = readFileSync(content(`gallery/${slug}.jpg`));
      const text = readFileSync(content(`gallery/${slug}.md`), 'utf8');
      const late = text.replace(/src: .*/, 'src: late.jpg').replace(title, 'A late photo');
      writeFileSync(content('gallery/late.md'), late);
      await expect(page.getByText('which the terminal names')).toBeVisible();
      writeFileSync(content('gallery/late.jpg'), picture.subarray(0, picture.length / 2));
      await expect.poll(preview.printed).toMatch(/late\.jpg.* damaged/);
      writeFileSync(content('gallery/late.jpg'), picture);
      await expect(tiles(page).filter({ hasText: 'A late photo' })).toHaveCount(1);
      for (const ending of ['md', 'jpg']) rmSync(content(`gallery/late.${ending}`));
      await expect(tiles(page)).toHaveCount(before);
    });
  }

  await test.step('the admin page, which leaves nothing to be published', async () => {
    const admin = await page.request.get('/admin/');
    expect(await admin.text()).toContain('<title>Admin</title>');
    const [, script] = /src="(\/admin\/[^"]+)"/.exec(await admin.text()) ?? [];
    expect((await page.request.get(script)).headers()['content-type']).toContain('javascript');
    expect(existsSync(join(PREVIEW, 'public/admin'))).toBe(false);
  });
});
