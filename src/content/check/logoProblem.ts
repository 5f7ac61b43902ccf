import sharp from 'sharp';
import { error, type Problem, warning } from './problem';

/** Least width and height of the logo, px: those of the largest icon made from it. */
const MIN_SIZE = 512;

/** Largest transparent share of the logo: less than the corners around a circle. */
const SEE_THROUGH = 0.25;

/** Returns the problem with the drawing of the logo; `undefined` if there is none. */
export async function logoProblem(bytes: Uint8Array): Promise<Problem | undefined> {
  const drawing = sharp(bytes).ensureAlpha();
  const metadata = await drawing.metadata().catch(() => undefined);
  if (metadata?.format !== 'svg') {
    return error(
      'this file is not an SVG that browsers can show.',
      'Export the logo as SVG from the drawing program. Renaming a picture is not enough. Draw it in a square: the header, the footer and the icons use it.',
    );
  }
  const { width, height } = metadata;
  if (width !== height || width < MIN_SIZE) {
    return error(
      `the drawing is ${width} × ${height} pixels, but the icons need a square of ${MIN_SIZE}.`,
      `Draw it in a square, and write width="${MIN_SIZE}" height="${MIN_SIZE}" into its svg tag, beside its viewBox.`,
    );
  }
  const { channels } = await drawing.stats();
  if (channels[3].mean / 255 >= 1 - SEE_THROUGH) return undefined;
  return warning(
    'the logo must have its own background colour: phones show icons on black, and the footer is dark.',
    'Add a filled square behind it.',
  );
}
