import { readFileSync } from 'node:fs';
import { differenceEuclidean, wcagContrast } from 'culori';
import { tintOf } from '../../../src/gatsby/pictures/tint';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

const colours = [0, 51, 102, 153, 204, 255];
const EVERY_COLOUR = colours.flatMap((r) =>
  colours.flatMap((g) => colours.map((b) => ({ r, g, b }))),
);

/** The value of a colour token, such as `#12343b`. */
const token = (name: string) => new RegExp(`--${name}: (#\\w{6});`).exec(tokens)?.[1] ?? '';

test.each(['ink', 'ink-soft', 'terracotta'])(
  'text in %s has a contrast of 4.5 to 1 on the tint of every colour',
  (name) => {
    const contrasts = EVERY_COLOUR.map((colour) => wcagContrast(tintOf(colour), token(name)));
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  },
);

test('all tints are equally light and equally far from the paper, whatever their hue', () => {
  const distance = differenceEuclidean('oklab');
  const grey = tintOf({ r: 90, g: 90, b: 90 });
  for (const colour of [
    { r: 24, g: 72, b: 72 },
    { r: 232, g: 184, b: 72 },
    { r: 216, g: 136, b: 88 },
  ]) {
    expect(distance(tintOf(colour), grey)).toBeCloseTo(0.024, 3);
  }
});
