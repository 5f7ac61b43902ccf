import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '../../support/freePort';
import { copyProject } from '../../fixtureSite/copyProject';
import { home, PAGES, PHOTOS } from '../support/fixture';
import { mainHeading, tiles } from '../support/locators';
import { expect as baseExpect, test as base } from '../support/test';

/** The folder in which the development server runs: a copy of the project with the tests' content. */
const PREVIEW = '.develop-site';

/** Time limit in case something hangs, ms: a busy machine may need minutes. */
const LIMIT = 600_000;

/** `npm run develop` in {@link PREVIEW}, on a free port: its address, and what it has printed, without colours. */
const test = base.extend<object, { preview: { origin: string; printed: () => string } }>({
  preview: [
    async ({}, provide) => {
      copyProject(PREVIEW);
      const port = await freePort();
      const args = ['run', 'develop', '--', '--host', '127.0.0.1', '--port', String(port)];
      // Without CI, so that pictures are made on request, as for people. In its own process group, so that all
      // its processes can be ended.
      const child = spawn('npm', args, {
        cwd: PREVIEW,
        env: { ...process.env, CI: '', NODE_ENV: 'development' },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text: Buffer) => (output += String(text)));
      }
      const printed = () => stripVTControlCharacters(output);
      const runs = () => child.exitCode === null;
      const ended = once(child, 'close');
      const end = () => child.pid && runs() && process.kill(-child.pid, 'SIGINT');
      // Also if it hangs and the lines below are never reached.
      process.once('exit', end);
      // Without its own limit, since this fixture has one.
      await baseExpect
        .poll(() => !runs() || printed().includes('You can now view'), {
          timeout: 0,
        })
        .toBe(true);
      if (!runs()) throw new Error(`npm run develop ended:\n${printed()}`);
      await provide({ origin: `http://127.0.0.1:${port}`, printed });
      end();
      await ended;
    },
    { scope: 'worker', timeout: LIMIT },
  ],
  baseURL: async ({ preview }, provide) => provide(preview.origin),
});

// Chrome logs this if a page shows its first text seconds after loading, as pages in development may.
test.use({ allowed: /was preloaded using link preload but not used/ });

// All tests use one preview, which has one folder.
test.describe.configure({ mode: 'serial' });

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
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(mainHeading(page)).toHaveText(home.hero.headline);
    edit('home.md', home.hero.headline, 'Learning by the lake');
    await expect(mainHeading(page)).toHaveText('Learning by the lake');
  });

  await test.step('a photo’s own page after an edit of its text', async () => {
    const { slug, title } = PHOTOS[0];
    await page.goto(`/gallery/${slug}/`);
    await expect(mainHeading(page)).toHaveText(title);
    edit(`gallery/${slug}.md`, title, 'Another title');
    await expect(mainHeading(page)).toHaveText('Another title');
    edit(`gallery/${slug}.md`, 'Another title', title);
    await expect(mainHeading(page)).toHaveText(title);
  });

  await test.step('a mistake: the terminal names it, and the page does not change', async () => {
    await page.goto('/');
    edit('home.md', 'headline: ', 'headlin: ');
    await expect.poll(preview.printed).toMatch(/content\/home\.md\n +line \d+, error: .*headlin:/);
    await expect.poll(preview.printed).toContain('Did you mean headline?');
    await page.reload();
    await expect(mainHeading(page)).toHaveText('Learning by the lake');
    edit('home.md', 'headlin: ', 'headline: ');
    await expect.poll(preview.printed).toContain('The content has no errors any more');
  });

  await test.step('a new photo, and a removed one', async () => {
    await page.goto('/gallery/');
    const { slug, title } = PHOTOS[0];
    await expect(tiles(page)).not.toHaveCount(0);
    const before = await tiles(page).count();
    const text = readFileSync(content(`gallery/${slug}.md`), 'utf8');
    writeFileSync(content('gallery/new-photo.md'), text.replace(title, 'A new photo'));
    await expect(tiles(page)).toHaveCount(before + 1);
    await expect(tiles(page).filter({ hasText: 'A new photo' })).toHaveCount(1);
    rmSync(content('gallery/new-photo.md'));
    await expect(tiles(page)).toHaveCount(before);
  });

  await test.step('the admin page, which leaves nothing to be published', async () => {
    const admin = await page.request.get('/admin/');
    expect(await admin.text()).toContain('<title>Admin</title>');
    const [, script] = /import\('(\/admin\/[^']+)'\)/.exec(await admin.text()) ?? [];
    expect((await page.request.get(script)).headers()['content-type']).toContain('javascript');
    expect(existsSync(join(PREVIEW, 'public/admin'))).toBe(false);
  });
});

test('a text that was saved before its picture appears with it, even if the picture is damaged at first', async ({
  page,
  preview,
}) => {
  test.setTimeout(LIMIT);
  await page.goto('/gallery/');
  await expect(tiles(page)).not.toHaveCount(0);
  const { slug, title } = PHOTOS[0];
  const picture = readFileSync(content(`gallery/${slug}.jpg`));
  const text = readFileSync(content(`gallery/${slug}.md`), 'utf8');
  const early = text.replace(/src: .*/, 'src: late.jpg').replace(title, 'Saved early');
  const before = await tiles(page).count();

  writeFileSync(content('gallery/early.md'), early);
  await expect.poll(preview.printed).toContain('late.jpg');
  await expect(tiles(page)).toHaveCount(before);
  const printed = preview.printed().length;
  writeFileSync(content('gallery/late.jpg'), picture.subarray(0, picture.length / 2));
  await expect.poll(() => preview.printed().slice(printed)).toMatch(/late\.jpg.* damaged/);
  await expect(tiles(page)).toHaveCount(before);
  writeFileSync(content('gallery/late.jpg'), picture);
  await expect(tiles(page).filter({ hasText: 'Saved early' })).toHaveCount(1);
});
