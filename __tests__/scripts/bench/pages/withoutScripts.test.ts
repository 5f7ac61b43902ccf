import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { copyWithoutScripts, withoutScripts } from '../../../../scripts/bench/pages/withoutScripts';

it('drops scripts, also inside a template, and what is fetched ahead for them', () => {
  expect(
    withoutScripts(
      '<!DOCTYPE html><head><link rel="preload" as="script" href="/a.js"><link rel="preload" as="font" href="/f.woff2"></head><body><p>a</p><script>x()</script><template><script src="/a.js" async></script></template><p>b</p></body>',
    ),
  ).toBe(
    '<!DOCTYPE html><head><link rel="preload" as="font" href="/f.woff2"></head><body><p>a</p><template></template><p>b</p></body>',
  );
});

it('leaves blocks of data and everything else to the letter', () => {
  const html =
    '<!doctype html><P Class=a>x &amp; y<script type="application/ld+json">{"a":1}</script>';
  expect(withoutScripts(html)).toBe(html);
});

describe('the copy of a site', () => {
  let site: string;
  let copy: string;

  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'site-'));
    mkdirSync(join(site, 'about'));
    mkdirSync(join(site, 'static'));
    const page = '<p>a</p><script>x()</script>';
    for (const [name, text] of Object.entries({
      'index.html': page,
      'index.html.gz': 'stale',
      'about/index.html': page,
      'static/a.woff2': 'font',
      'webpack.stats.json': '{}',
    })) {
      writeFileSync(join(site, name), text);
    }
    copy = copyWithoutScripts(site);
  });

  afterEach(() => {
    for (const folder of [site, copy]) rmSync(folder, { recursive: true });
  });

  it('has its pages without scripts, compressed ones too, and all else as it was', () => {
    for (const page of ['index.html', 'about/index.html']) {
      expect(readFileSync(join(copy, page), 'utf8')).toBe('<p>a</p>');
      expect(gunzipSync(readFileSync(join(copy, `${page}.gz`))).toString()).toBe('<p>a</p>');
    }
    expect(readFileSync(join(copy, 'static/a.woff2'), 'utf8')).toBe('font');
    expect(existsSync(join(copy, 'index.html.br'))).toBe(false);
  });
});
