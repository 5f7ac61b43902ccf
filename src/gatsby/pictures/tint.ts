import { converter } from 'culori';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp, { type Stats } from 'sharp';
import { SERVICES_FOLDER } from '../../schemas/service';
import { fileNode, type ResolverContext } from '../nodeModel';

/** A colour in sRGB, each channel from 0 to 255. */
type Rgb = Stats['dominant'];

/**
 * How tints are made, in Oklab. All have the same lightness, so that text has enough contrast on each. A limit of
 * chroma keeps each card quieter than its picture. The hue is not mixed with the paper's: a blue picture would get a
 * mint card, with a hard edge between them.
 */
const TINT = { lightness: 0.918, chroma: 0.038 } as const;

const oklab = converter('oklab');

/** Longest side to which a picture is reduced before the dominant colour of its floor is computed, px. */
const SAMPLE = 96;

/** Share of a picture's height, from its lower edge, that determines the tint. In less of it, people may prevail. */
const FLOOR = 0.25;

/** Resolves the field `tint` of each service: a light background in the hue of its picture's floor. */
export const tintResolvers = {
  Service: {
    tint: {
      type: 'String!',
      resolve: async ({ image }: { image: string }, _args: unknown, context: ResolverContext) => {
        const file = (await fileNode(context, SERVICES_FOLDER + image)) as FileSystemNode;
        return tintOf(await floorColour(file.absolutePath));
      },
    },
  },
};

/** Returns the colour that prevails at the lower edge of a picture. */
export async function floorColour(path: string): Promise<Rgb> {
  const { data, info } = await sharp(path)
    .autoOrient()
    .resize(SAMPLE, SAMPLE, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Math.ceil(info.height * FLOOR);
  const floor = data.subarray(-3 * info.width * rows);
  const raw = { width: info.width, height: rows, channels: 3 } as const;
  const { dominant } = await sharp(floor, { raw }).stats();
  return meanOf(floor, dominant);
}

/** Half the width of the steps in which sharp counts the values of a channel. */
const HALF_STEP = 8;

/** Returns the mean of the pixels near a dominant colour, whose hue is off by the steps in which sharp counts. */
function meanOf(pixels: Uint8Array, { r, g, b }: Rgb): Rgb {
  const sum = { r: 0, g: 0, b: 0 };
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = pixels.subarray(at, at + 3);
    const farthest = Math.max(Math.abs(red - r), Math.abs(green - g), Math.abs(blue - b));
    if (farthest > HALF_STEP) continue;
    count += 1;
    sum.r += red;
    sum.g += green;
    sum.b += blue;
  }
  return { r: sum.r / count, g: sum.g / count, b: sum.b / count };
}

/** Returns a light tint in the hue of a colour, in CSS. */
export function tintOf({ r, g, b }: Rgb): string {
  const colour = oklab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
  const share = Math.min(1, TINT.chroma / Math.hypot(colour.a, colour.b));
  const [tintA, tintB] = [colour.a, colour.b].map((part) => (share * part).toFixed(4));
  return `oklab(${TINT.lightness} ${tintA} ${tintB})`;
}
