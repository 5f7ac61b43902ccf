import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../../src/content/reading/filesIn';
import { expect, test } from '../support/test';

/**
 * Undocumented details of Gatsby that this project relies on (see docs/gatsby.md). Each message names what Gatsby
 * should do, and the file that relies on it.
 */
const pages = filesIn('public')
  .filter((path) => path.endsWith('.html') && !/^(?:admin|_gatsby)\//.test(path))
  .filter((path) => !existsSync(join('static', path)))
  .map((path) => ({ path, html: readFileSync(join('public', path), 'utf8') }));

test('gatsby puts its scripts among the components after the body', () => {
  expect(pages.length).toBeGreaterThan(0);
  for (const { path, html } of pages) {
    const template = /<template>(.*?)<\/template>/s.exec(html)?.[1] ?? '';
    const others = html.replace(template, '').match(/<script[^>]* src=/g) ?? [];
    expect(
      { deferred: template.includes('<script src="/static/app-'), others: others.length },
      `gatsby: ${path} should have all its scripts, which are in /static/, in the template of src/hydration/deferredScripts.tsx; otherwise they load before the first screen, or hosts cache them wrongly`,
    ).toEqual({ deferred: true, others: 0 });
  }
});

test('gatsby puts the styles of a page, and only those, into the page', () => {
  const styles = new Set<string>();
  for (const { path, html } of pages) {
    const names = [...html.matchAll(/<style data-href="(\/static\/[^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(
      names.length,
      `gatsby: ${path} should have its styles in <style data-href>, as src/build/webpackConfig.ts sets; otherwise it is shown without styles, or with those of all pages`,
    ).toBe(2);
    styles.add(names.sort().join());
  }
  expect(styles.size).toBeGreaterThan(1);
});
