import { mkdirSync, readFileSync } from 'node:fs';
import { DEFERRED_STYLES } from '../../src/html/deferredScripts';
import { withOwnStyles } from '../../src/html/pageStyles';
import { inOwnFolder, put } from '../support/ownFolder';

const FONT = '@font-face{font-family:F;src:url(/f.woff2)}';
const BASE = '@layer base{h1{margin:0}:focus-visible{outline:1px solid}}';
const APPEAR = '@keyframes appear{from{opacity:0}}';
const TURN = '@keyframes turn{to{rotate:1turn}}';
const ALL = `${FONT}${BASE}${APPEAR}${TURN}.seen{color:red;animation:appear 1s}.a:not(:focus){top:0}.seen[data-open=yes]{top:1px}.menu{animation:turn 1s}@media print{.seen{top:0}}@media (min-width:1px){.seen,.menu{left:0}}`;
const PAGE = `<head><style data-href="/styles.0123.css" data-identity="x">${ALL}</style></head><p class="a seen"><link href="${DEFERRED_STYLES}">`;

inOwnFolder();
beforeEach(() => {
  mkdirSync('static');
  put('styles.0123.css', ALL);
});

it('keeps fonts, base rules and the styles that a page shows, and moves the others to a file', async () => {
  const page = await withOwnStyles(PAGE, '.');
  for (const rule of [
    FONT,
    BASE,
    APPEAR,
    '.seen{color:red',
    '.a:not(:focus){top:0}',
    '.seen{left:0}',
  ]) {
    expect(page).toContain(rule);
  }
  expect(page).not.toMatch(/menu|turn/);
  const [, late] = /<link href="([^"]+)"/.exec(page) ?? [];
  expect(readFileSync(`.${late}`, 'utf8')).toBe(
    `.seen[data-open=yes]{top:1px}.menu{animation:turn 1s}@media (min-width:1px){.menu{left:0}}${TURN}@media print{.seen{top:0}}`,
  );
});

it('does not change a page that an earlier build finished, or one without such styles', async () => {
  const page = await withOwnStyles(PAGE, '.');
  expect(await withOwnStyles(page, '.')).toBe(page);
  expect(await withOwnStyles('<style>a{}</style>', '.')).toBe('<style>a{}</style>');
});
