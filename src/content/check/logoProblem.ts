import sharp from 'sharp';
import { error, type Problem } from '../sentences/problem';

/** Least width and height of the logo, px: those of the largest icon made from it. */
const MIN_SIZE = 512;

/** Returns the problem with the drawing of the logo; `undefined` if there is none. */
export async function logoProblem(bytes: Uint8Array): Promise<Problem | undefined> {
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (metadata?.format !== 'svg') {
    return error(
      'this file is not an SVG that browsers can show.',
      'Export the logo as SVG from the drawing program. Renaming a picture is not enough. Draw it in a square: the header, the footer and the icons use it.',
    );
  }
  const { width, height } = metadata;
  if (width === height && width >= MIN_SIZE) return undefined;
  return error(
    `the drawing is ${width} × ${height} pixels, but the icons need a square of ${MIN_SIZE}.`,
    `Draw it in a square, and write width="${MIN_SIZE}" height="${MIN_SIZE}" into its svg tag, beside its viewBox.`,
  );
}
