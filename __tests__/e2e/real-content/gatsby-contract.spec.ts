import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachePolicy, IMMUTABLE } from '../../../src/hosting/cachePolicy';
import { readRecord } from '../../../src/hosting/siteRecord';
import { expect, test } from '../support/test';

/**
 * Undocumented details of Gatsby and its plugins that this project relies on (see docs/gatsby.md). Each message
 * names the package, what it should do, and the file that relies on it.
 */
const SITE = 'public';
const read = (path: string) => readFileSync(join(SITE, path), 'utf8');

test('gatsby puts its scripts among the components after the body, and all styles into the page', () => {
  const pages = readRecord(SITE)?.pages ?? [];
  expect(pages).toContain('index.html');
  for (const page of pages) {
    const html = read(page);
    const template = /<template>(.*?)<\/template>/s.exec(html)?.[1] ?? '';
    const others = html.replace(template, '').match(/<script[^>]* src=/g) ?? [];
    expect(
      { deferred: template.includes('<script src="/static/app-'), others: others.length },
      `gatsby: ${page} should have all its scripts in the template of src/html/deferredScripts.tsx; otherwise they load before the first screen`,
    ).toEqual({ deferred: true, others: 0 });
    const [, href, styles] = /<style data-href="([^"]+)"[^>]*>([^<]*)/.exec(html) ?? ['', '', ''];
    const deferred = /<link rel="stylesheet" href="\/static\/deferred-[^"]+\.css"/.test(template);
    expect(
      { deferred, onlySome: styles.length < read(href).length },
      `gatsby: ${page} should have <style data-href>, which src/html/pageStyles.ts reduces to what the page shows; otherwise each page has all styles`,
    ).toEqual({ deferred: true, onlySome: true });
  }
});

test('gatsby writes its scripts to the configured folder', () => {
  const scripts = [...read('index.html').matchAll(/<script src="(\/[^"]+)"/g)].map(([, at]) => at);
  expect(scripts.length).toBeGreaterThan(0);
  expect(
    scripts.filter((path) => cachePolicy(path) !== IMMUTABLE || !/-[0-9a-f]{8}\.js$/.test(path)),
    'gatsby: scripts should be in /static/ with a hash in their names, as src/gatsby/webpackConfig.ts sets; otherwise hosts cache them wrongly',
  ).toEqual([]);
});
