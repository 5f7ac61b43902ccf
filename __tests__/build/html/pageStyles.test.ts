/** @jest-environment node */
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFERRED_STYLES } from '../../../src/build/html/deferredScripts';
import { withOwnStyles } from '../../../src/build/html/pageStyles';

const FONT = '@font-face{font-family:F;src:url(/f.woff2)}';
const BASE = '@layer base{h1{margin:0}:focus-visible{outline:1px solid}}';
const ALL = `${FONT}${BASE}.seen{color:red}.a:not(:focus){top:0}.seen[data-open=yes]{top:1px}.menu{color:blue}@media (min-width:1px){.seen,.menu{left:0}}`;
const PAGE = `<head><style data-href="/styles.0123.css" data-identity="x">${ALL}</style></head><p class="a seen"><link href="${DEFERRED_STYLES}">`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-styles-'));
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'styles.0123.css'), ALL);
});

afterEach(() => rmSync(folder, { recursive: true }));

it('leaves fonts, base rules and what the page shows, and puts only the rest into a file', async () => {
  const page = await withOwnStyles(PAGE, folder);
  for (const rule of [FONT, BASE, '.seen{color:red}', '.a:not(:focus){top:0}', '.seen{left:0}']) {
    expect(page).toContain(rule);
  }
  expect(page).not.toContain('menu');
  const [, late] = /<link href="([^"]+)"/.exec(page) ?? [];
  expect(readFileSync(join(folder, late), 'utf8')).toBe(
    '.seen[data-open=yes]{top:1px}.menu{color:blue}@media (min-width:1px){.menu{left:0}}',
  );
});

it('leaves a page alone that was through it in an earlier build, or has no such styles', async () => {
  const page = await withOwnStyles(PAGE, folder);
  expect(await withOwnStyles(page, folder)).toBe(page);
  expect(await withOwnStyles('<style>a{}</style>', folder)).toBe('<style>a{}</style>');
});
