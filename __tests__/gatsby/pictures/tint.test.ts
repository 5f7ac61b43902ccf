import { readFileSync } from 'node:fs';
import { converter, wcagContrast } from 'culori';
import sharp from 'sharp';
import { floorColour, tintOf } from '../../../src/gatsby/pictures/tint';
import { inOwnFolder } from '../../support/ownFolder';

inOwnFolder();

const oklch = converter('oklch');
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

test.each([
  { r: 24, g: 72, b: 72 },
  { r: 163, g: 188, b: 192 },
  { r: 232, g: 184, b: 72 },
  { r: 216, g: 136, b: 88 },
])('the tint of $r, $g, $b has its hue', (colour) => {
  const { r, g, b } = colour;
  const own = oklch({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
  expect(oklch(tintOf(colour))?.h).toBeCloseTo(own.h ?? NaN, 0);
});

test('no tint is louder than the others', () => {
  const chromas = EVERY_COLOUR.map((colour) => oklch(tintOf(colour))?.c ?? NaN);
  expect(Math.max(...chromas)).toBeLessThan(0.04);
});

test('the tint of a grey is grey', () => {
  expect(oklch(tintOf({ r: 90, g: 90, b: 90 }))?.c).toBeCloseTo(0, 3);
});

test('the floor is the lower part of a picture, in its own colour', async () => {
  const picture = (height: number, background: string) =>
    ({ width: 60, height, channels: 3, background }) as const;
  const floor = await sharp({ create: picture(20, '#e9dec9') })
    .png()
    .toBuffer();
  await sharp({ create: picture(60, '#0c262c') })
    .composite([{ input: floor, left: 0, top: 40 }])
    .toFile('picture.png');
  expect(await floorColour('picture.png')).toEqual({ r: 0xe9, g: 0xde, b: 0xc9 });
});
