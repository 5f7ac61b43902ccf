import sharp, { type Sharp } from 'sharp';

/** An upright picture, red above blue. */
export async function scene(width: number, height: number): Promise<Sharp> {
  const red = { width, height: Math.round(height / 2), channels: 3, background: 'red' } as const;
  const blue = sharp({ create: { ...red, height, background: 'blue' } });
  const both = blue.composite([{ input: { create: red }, left: 0, top: 0 }]);
  return sharp(await both.png().toBuffer());
}
