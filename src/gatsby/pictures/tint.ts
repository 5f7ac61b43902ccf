import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { SERVICES_FOLDER } from '../../schemas/service';
import { fileNode, type ResolverContext } from '../nodeModel';

/** A colour in sRGB, each channel from 0 to 255. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/**
 * Lightness and greatest chroma of a tint in OKLCH; `strength` multiplies the picture's chroma. All tints
 * have the same lightness, so that text has enough contrast on each.
 */
const TINT = { lightness: 0.945, maxChroma: 0.02, strength: 1.3 } as const;

/** Longest side to which a picture is reduced before its dominant colour is computed, px. */
const SAMPLE = 96;

/** The field `tint` of each service: a light background in the dominant colour of its picture. */
export const tintResolvers = {
  Service: {
    tint: {
      type: 'String!',
      resolve: async ({ image }: { image: string }, _args: unknown, context: ResolverContext) => {
        const file = (await fileNode(context, SERVICES_FOLDER + image)) as FileSystemNode;
        return tintOf(await mainColour(file.absolutePath));
      },
    },
  },
};

async function mainColour(path: string): Promise<Rgb> {
  const sample = await sharp(path).resize(SAMPLE, SAMPLE, { fit: 'inside' }).toBuffer();
  return (await sharp(sample).stats()).dominant;
}

/** The light tint of a colour, in CSS: the same hue, and its chroma up to the greatest allowed. */
export function tintOf({ r, g, b }: Rgb): string {
  const [red, green, blue] = [r, g, b].map(linear);
  // https://bottosson.github.io/posts/oklab/
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.min(TINT.maxChroma, TINT.strength * Math.hypot(a, bb));
  const hue = ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360;
  return `oklch(${TINT.lightness} ${chroma.toFixed(3)} ${hue.toFixed(0)})`;
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
