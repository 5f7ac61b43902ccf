import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { SERVICES_FOLDER } from '../../schemas/service';
import { PAPER } from '../../styles/paper';
import { fileNode, type ResolverContext } from '../nodeModel';

/** A colour in sRGB, each channel from 0 to 255. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/**
 * Lightness of all tints in Oklab, so that text has enough contrast on each, and their distance from the
 * paper's colour: cards as far from the paper look equally strong, whatever their hue. From grey, warm tints
 * would be lost in the warm paper, and cold ones stand out.
 */
const TINT = { lightness: 0.925, distance: 0.024 } as const;

const [r, g, b] = [1, 3, 5].map((at) => parseInt(PAPER.slice(at, at + 2), 16));
const paper: Rgb = { r, g, b };

/** Chroma in Oklab from which a picture's colour has a hue; towards grey its tint gets closer to the paper. */
const LEAST_CHROMA = 0.012;

/** Longest side to which a picture is reduced before its dominant colour is computed, px. */
const SAMPLE = 96;

/** The field `tint` of each service: a light background in the hue of its picture. */
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

/** The light tint of a colour, in CSS: the paper's colour, moved in the direction of the colour's hue. */
export function tintOf(colour: Rgb): string {
  const [a, b] = oklab(colour);
  const [paperA, paperB] = oklab(paper);
  const share = TINT.distance / Math.max(LEAST_CHROMA, Math.hypot(a, b));
  const [tintA, tintB] = [paperA + share * a, paperB + share * b].map((part) => part.toFixed(4));
  return `oklab(${TINT.lightness} ${tintA} ${tintB})`;
}

/** A colour's distance from grey on the axes of Oklab: green to red, and blue to yellow. */
function oklab({ r, g, b }: Rgb): [a: number, b: number] {
  const [red, green, blue] = [r, g, b].map(linear);
  // https://bottosson.github.io/posts/oklab/
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
