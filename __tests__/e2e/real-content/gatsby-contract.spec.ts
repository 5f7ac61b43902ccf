import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachePolicy, IMMUTABLE } from '../../../src/hosting/cachePolicy';
import { readRecord } from '../../../src/hosting/siteRecord';
import { expect, test } from '../support/test';

/**
 * Details of Gatsby and its plugins that no documentation promises and that this project relies on (see
 * docs/gatsby.md). Each message names the package, what it should do, and the file here that relies on it.
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
      `gatsby: ${page} should have all its scripts in the template that src/html/deferredScripts.tsx makes; else they load before the first screen`,
    ).toEqual({ deferred: true, others: 0 });
    const [, href, styles] = /<style data-href="([^"]+)"[^>]*>([^<]*)/.exec(html) ?? ['', '', ''];
    const deferred = /<link rel="stylesheet" href="\/static\/deferred-[^"]+\.css"/.test(template);
    expect(
      { deferred, onlySome: styles.length < read(href).length },
      `gatsby: ${page} should have <style data-href>, of which src/html/pageStyles.ts leaves what the page shows; else each page carries all styles`,
    ).toEqual({ deferred: true, onlySome: true });
  }
});

test('gatsby puts its scripts where webpack is configured to', () => {
  const scripts = [...read('index.html').matchAll(/<script src="(\/[^"]+)"/g)].map(([, at]) => at);
  expect(scripts.length).toBeGreaterThan(0);
  expect(
    scripts.filter((path) => cachePolicy(path) !== IMMUTABLE || !/-[0-9a-f]{20}\.js$/.test(path)),
    'gatsby: scripts should stand in /static/ with a hash in their names, as src/gatsby/webpackConfig.ts has them; else hosts cache wrongly',
  ).toEqual([]);
});
