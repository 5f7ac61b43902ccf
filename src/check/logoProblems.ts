import sharp from 'sharp';
import { decodeText } from '../markdown/decode';
import { elements, type Element } from '../hosting/html';
import { error, warning, type Problem } from './problem';

/** Least width and height of the logo, px: those of the largest icon made from it. */
const MIN_SIZE = 512;

/** Largest transparent share of the logo: less than the corners around a circle. */
const SEE_THROUGH = 0.25;

/** What an address in a drawing may lead to: a part of the same drawing, or a picture inside of it. */
const INSIDE = /^\s*(?:#|data:image\/)/i;

/** Attributes whose value is an address. */
const ADDRESSES = /^(?:href|src)$/;

const SAVE_PLAIN = 'Delete it, or save the logo again as plain SVG.';
const PURPOSE = 'Draw it in a square: the header, the footer and the icons use it.';

/**
 * Returns the problems with the drawing of the logo.
 * @param bytes the file's content
 */
export async function logoProblems(bytes: Uint8Array): Promise<Problem[]> {
  const text = decodeText(bytes);
  const found = text === undefined ? [] : [...elements(text)];
  const root = found.find(({ tagName }) => !/^(?:html|head|body)$/.test(tagName));
  if (!text || root?.tagName !== 'svg') return [NO_SVG];
  const outside = [...text.matchAll(/<!ENTITY|<\?xml-stylesheet/gi)].map(({ index }) => ({
    line: lineOf(text, index),
    ...error('the logo depends on another file.', SAVE_PLAIN),
  }));
  const unsafe = [...outside, ...found.flatMap(elementProblems)];
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
  `Export the logo as SVG from the drawing program. Renaming a picture is not enough. ${PURPOSE}`,
);

const NO_GROUND = warning(
  'the logo must have its own background colour: phones show icons on black, and the footer is dark.',
  'Add a filled square behind it.',
);

/** What an element has that could run, or that leads out of the file. */
function elementProblems({ tagName, attrs, childNodes, sourceCodeLocation }: Element): Problem[] {
  const line = sourceCodeLocation?.startLine;
  const at = (found: string): Problem => ({ line, ...error(found, SAVE_PLAIN) });
  if (tagName === 'script') return [at('the logo contains a script.')];
  if (/^foreignobject$/i.test(tagName)) return [at('the logo contains a part of a web page.')];
  const styles =
    tagName === 'style' ? childNodes.map((node) => ('value' in node ? node.value : '')) : [];
  return [
    ...attrs.flatMap(({ name, value }) => {
      if (/^on/i.test(name)) return [at(`"${name}" would run a script.`)];
      const isOutside = ADDRESSES.test(name) ? !INSIDE.test(value) : leadsOut(value);
      return isOutside
        ? [at(`"${name}" leads to another file, ${value.trim().slice(0, 60)}.`)]
        : [];
    }),
    ...styles.filter(leadsOut).map(() => at('these styles load another file.')),
  ];
}

/** Whether styles, or the value of an attribute, load another file. */
function leadsOut(styles: string): boolean {
  const addresses = [...styles.matchAll(/url\(\s*["']?([^)]*)/gi)].map(([, address]) => address);
  return /@import/i.test(styles) || addresses.some((address) => !INSIDE.test(address));
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;
