import { readFileSync } from 'node:fs';
import { tintOf } from '../../../src/gatsby/pictures/tint';
import { contrast, luminance, luminanceOfRgb } from '../../support/contrast';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

const colours = [0, 51, 102, 153, 204, 255];
const EVERY_COLOUR = colours.flatMap((r) =>
  colours.flatMap((g) => colours.map((b) => ({ r, g, b }))),
);

/** Luminance of a colour token such as `#12343b`. */
function luminanceOfToken(name: string): number {
  const hex = new RegExp(`--${name}: #(\\w{6});`).exec(tokens)?.[1] ?? '';
  return luminanceOfRgb([...Buffer.from(hex, 'hex')]);
}

/** The numbers of `oklab(…)`. */
const parts = (tint: string) => (tint.match(/-?[\d.]+/g) ?? []).map(Number);

/** Luminance of `oklab(…)` as a browser shows it. */
function luminanceOfTint(tint: string): number {
  const [lightness, a, b] = parts(tint);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return luminance(linear.map((part) => Math.min(1, Math.max(0, part))));
}

test.each(['ink', 'ink-soft', 'terracotta'])(
  'text in %s has a contrast of 4.5 to 1 on the tint of every colour',
  (token) => {
    const text = luminanceOfToken(token);
    const contrasts = EVERY_COLOUR.map((colour) => contrast(luminanceOfTint(tintOf(colour)), text));
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  },
);

test('all tints are equally far from the paper, and a grey picture has the hue of the paper', () => {
  const paper = parts(tintOf({ r: 90, g: 90, b: 90 }));
  for (const colour of [
    { r: 24, g: 72, b: 72 },
    { r: 232, g: 184, b: 72 },
    { r: 216, g: 136, b: 88 },
  ]) {
    const tint = parts(tintOf(colour));
    expect(tint[0]).toBe(paper[0]);
    expect(Math.hypot(tint[1] - paper[1], tint[2] - paper[2])).toBeCloseTo(0.024, 3);
  }
});
