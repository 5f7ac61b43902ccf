import { load } from 'cheerio';
import sharp from 'sharp';
import { decodeText } from '../reading/decode';
import { error, warning, type Problem } from './problem';

/** Least width and height of the logo, px: those of the largest icon made from it. */
const MIN_SIZE = 512;

/** Largest transparent share of the logo: less than the corners around a circle. */
const SEE_THROUGH = 0.25;

/** The parts of a parsed element that are used here. */
interface Element {
  name: string;
  attribs: Partial<Record<string, string>>;
  sourceCodeLocation?: { startLine: number } | null;
}

/**
 * Returns the problems with the drawing of the logo.
 * @param bytes the file's content
 */
export async function logoProblems(bytes: Uint8Array): Promise<Problem[]> {
  const text = decodeText(bytes);
  const found =
    text === undefined
      ? []
      : load(text, { sourceCodeLocationInfo: true }).root().find('*').toArray();
  const root = found.find(({ name }) => !/^(?:html|head|body)$/.test(name));
  if (root?.name !== 'svg') return [NO_SVG];
  const unsafe = found.flatMap(elementProblems);
  if (unsafe.length > 0) return unsafe;
  const line = root.sourceCodeLocation?.startLine;
  const drawing = sharp(bytes).ensureAlpha();
  const metadata = await drawing.metadata().catch(() => undefined);
  if (!metadata) return [NO_SVG];
  const { width, height } = metadata;
  if (width !== height || width < MIN_SIZE) {
    const size = `width="${MIN_SIZE}" height="${MIN_SIZE}"`;
    const small = error(
      `the drawing is ${width} × ${height} pixels, but the icons need a square of ${MIN_SIZE}.`,
      `Draw it in a square, and write ${size} into its svg tag, beside its viewBox.`,
    );
    return [{ line, ...small }];
  }
  const { channels } = await drawing.stats();
  return channels[3].mean / 255 < 1 - SEE_THROUGH ? [{ line, ...NO_GROUND }] : [];
}

const NO_SVG = error(
  'this file is not an SVG that browsers can show.',
  'Export the logo as SVG from the drawing program. Renaming a picture is not enough. Draw it in a square: the header, the footer and the icons use it.',
);

const UNSAFE = error(
  'a part of the logo could run a script.',
  'Delete it, or save the logo again as plain SVG.',
);

const NO_GROUND = warning(
  'the logo must have its own background colour: phones show icons on black, and the footer is dark.',
  'Add a filled square behind it.',
);

/** What an element has that could run, or is in another file, which browsers do not load for a logo. */
function elementProblems({ name: tag, attribs, sourceCodeLocation }: Element): Problem[] {
  const line = sourceCodeLocation?.startLine;
  const runs =
    /^(?:script|foreignobject)$/i.test(tag) ||
    Object.entries(attribs).some(
      ([name, value]) => /^on/i.test(name) || /^\s*javascript:/i.test(value ?? ''),
    );
  if (runs) return [{ line, ...UNSAFE }];
  const picture = tag === 'image' ? (attribs.href ?? attribs['xlink:href'] ?? '').trim() : '';
  if (!picture || /^data:/i.test(picture)) return [];
  return [{ line, ...error(`the picture ${picture} is not in the logo’s file.`, 'Embed it.') }];
}
