/** @jest-environment node */
import { benchOptions, HELP } from '../../../../scripts/bench/build/options';

test('measures with 11 and 200 photos unless told otherwise', () => {
  expect(benchOptions([])).toEqual({ photos: [11, 200], width: 2400, help: false });
});

test('takes numbers of photos in any order, and a width', () => {
  const { photos, width } = benchOptions(['--photos', '60,11', '--width', '800']);
  expect({ photos, width }).toEqual({ photos: [11, 60], width: 800 });
});

test.each([
  [['--photos', '11'], /two different numbers/],
  [['--photos', '11,11'], /two different numbers/],
  [['--photos', '11,many'], /--photos has "many", which is no whole number above 0/],
  [['--photos', '0,5'], /--photos has "0"/],
  [['--width', 'wide'], /--width has "wide"/],
  [['--photo', '11,20'], /Unknown option '--photo'/],
  [['11'], /Unexpected argument '11'/],
])('%j is not understood, and help is offered', (args, message) => {
  expect(() => benchOptions(args)).toThrow(message);
  expect(() => benchOptions(args)).toThrow('See npm run bench:build -- --help');
});

test('help names every option', () => {
  for (const option of ['--photos', '--width', '--help']) expect(HELP).toContain(option);
});
