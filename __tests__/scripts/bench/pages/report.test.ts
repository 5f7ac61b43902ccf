import { BYTES } from '../../../../scripts/bench/pages/budgets';
import { median } from '../../../../scripts/bench/pages/median';
import type { Measurement } from '../../../../scripts/bench/pages/measure';
import { report } from '../../../../scripts/bench/pages/report';

const GOOD: Measurement = {
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  paint: 1300,
  blockingTime: 20,
  layoutShift: 0,
  bytes: { document: 15_000, script: 99_000, later: 20_000, font: 87_000, image: 60_000, other: 0 },
  failures: [],
};

function runs(...pages: Partial<Measurement>[]) {
  return pages.map((page) => ({ page: { ...GOOD, ...page }, plain: GOOD }));
}

it('takes the middle of an odd and of an even number of values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 2, 4])).toBe(3);
});

it('shows medians, the ratio to the page without scripts, and that all is well', () => {
  const { text, over } = report([
    {
      name: 'home',
      runs: runs({ paint: 1300 }, { paint: 3900, blockingTime: 400 }, { paint: 1430 }),
    },
  ]);
  expect(over).toBe(false);
  expect(text).toMatch(/home +100 +100 +100 +100 +1\.43 s +1\.30 s +1\.10 +3\.00 +20 ms +0\.000/);
  expect(text).toMatch(
    /home +15\.0 kB +99\.0 kB +20\.0 kB +87\.0 kB +60\.0 kB +0\.0 kB +281\.0 kB/,
  );
  expect(text).toContain('Everything is within its budget.');
});

it('says in words what is over its budget', () => {
  const { text, over } = report([
    { name: 'home', runs: runs({}) },
    {
      name: 'gallery',
      runs: runs({
        scores: { ...GOOD.scores, seo: 91 },
        failures: ['seo: Page is blocked from indexing'],
        paint: 2600,
        blockingTime: 51,
        layoutShift: 0.01,
        bytes: { ...GOOD.bytes, script: BYTES.script + 1, font: 90_000 },
      }),
    },
  ]);
  expect(over).toBe(true);
  const limit = (BYTES.script / 1000).toFixed(1);
  expect(text.slice(text.indexOf('Over budget:')).split('\n')).toEqual([
    'Over budget:',
    '  gallery: seo scores 91, below 100 (Page is blocked from indexing)',
    '  gallery: the largest paint takes 2.00 times that without scripts, above 1.15',
    '  gallery: scripts block for 51 ms, above 50 ms',
    '  gallery: the layout shifts by 0.0100, above 0',
    `  gallery: scripts take ${limit} kB, above ${limit} kB`,
  ]);
});
