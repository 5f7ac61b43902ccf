import { benchOptions } from '../../../../scripts/bench/pages/options';

const names = (args: string[]) => benchOptions(args).screens.map(({ name }) => name);

it('measures every page five times unless told otherwise', () => {
  expect(benchOptions([]).runs).toBe(5);
  expect(names([])).toEqual(['home', 'services', 'about', 'gallery', 'contact', '404']);
});

it('reads how often, and which pages', () => {
  expect(benchOptions(['--runs', '3']).runs).toBe(3);
  expect(names(['--pages', 'gallery,home'])).toEqual(['home', 'gallery']);
});

it.each([
  [['--runs', '0'], '--runs is "0"'],
  [['--pages', 'blog'], 'There is no page "blog"; there are home,'],
  [['--fast'], '--fast'],
])('refuses %j, saying where to look', (args, what) => {
  expect(() => benchOptions(args)).toThrow(what);
  expect(() => benchOptions(args)).toThrow('--help');
});
