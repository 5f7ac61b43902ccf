import { readFileSync } from 'node:fs';
import { contrast, fromSrgb, type Light } from '../../support/contrast';
import { tintOf } from '../../../src/gatsby/pictures/tint';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

const colours = [0, 51, 102, 153, 204, 255];
const EVERY_COLOUR = colours.flatMap((r) =>
  colours.flatMap((g) => colours.map((b) => ({ r, g, b }))),
);

/** The light of a colour token such as `#12343b`. */
function lightOfToken(name: string): Light {
  const hex = new RegExp(`--${name}: #(\\w{6});`).exec(tokens)?.[1] ?? '';
  return fromSrgb([...Buffer.from(hex, 'hex')]);
}

/** The light of `oklch(…)` as a browser shows it: https://www.w3.org/TR/css-color-4/#color-conversion-code */
function lightOfTint(tint: string): Light {
  const [lightness, chroma, hue] = (tint.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part)));
}

test.each(['ink', 'ink-soft', 'terracotta'])(
  'text in %s has a contrast of 4.5 to 1 on the tint of every colour',
  (token) => {
    const text = lightOfToken(token);
    const contrasts = EVERY_COLOUR.map((colour) => contrast(lightOfTint(tintOf(colour)), text));
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  },
);

test('a tint keeps the hue of its picture, and grey stays grey', () => {
  const hue = (tint: string) => Number(tint.split(' ')[2].slice(0, -1));
  expect(hue(tintOf({ r: 24, g: 72, b: 72 }))).toBeCloseTo(197, -1);
  expect(hue(tintOf({ r: 232, g: 184, b: 72 }))).toBeCloseTo(84, -1);
  expect(tintOf({ r: 90, g: 90, b: 90 })).toContain(' 0.000 ');
});
