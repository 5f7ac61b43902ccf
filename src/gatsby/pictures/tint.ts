import { converter, type Oklab } from 'culori';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp, { type Stats } from 'sharp';
import { SERVICES_FOLDER } from '../../schemas/service';
import { PAPER } from '../../styles/paper';
import { fileNode, type ResolverContext } from '../nodeModel';

/** A colour in sRGB, each channel from 0 to 255. */
type Rgb = Stats['dominant'];

/**
 * Lightness of all tints in Oklab, so that text has enough contrast on each, and their distance from the
 * paper's colour: cards as far from the paper look equally strong, whatever their hue. From grey, warm tints
 * would be lost in the warm paper, and cold ones stand out.
 */
const TINT = { lightness: 0.925, distance: 0.024 } as const;

const oklab = converter('oklab');
const paper = oklab(PAPER) as Oklab;

/** Chroma in Oklab from which a picture's colour has a hue; towards grey its tint gets closer to the paper. */
const LEAST_CHROMA = 0.012;

/** Longest side to which a picture is reduced before the dominant colour of its floor is computed, px. */
const SAMPLE = 96;

/** Share of a picture's height, from its lower edge, that determines the tint. The words are right below it. */
const FLOOR = 0.15;

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

async function floorColour(path: string): Promise<Rgb> {
  const { data, info } = await sharp(path)
    .resize(SAMPLE, SAMPLE, { fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const height = Math.ceil(info.height * FLOOR);
  const floor = { left: 0, top: info.height - height, width: info.width, height };
  return (await sharp(await sharp(data).extract(floor).toBuffer()).stats()).dominant;
}

/** The light tint of a colour, in CSS: the paper's colour, moved in the direction of the colour's hue. */
export function tintOf({ r, g, b }: Rgb): string {
  const colour = oklab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
  const share = TINT.distance / Math.max(LEAST_CHROMA, Math.hypot(colour.a, colour.b));
  const [tintA, tintB] = (['a', 'b'] as const).map((axis) =>
    (paper[axis] + share * colour[axis]).toFixed(4),
  );
  return `oklab(${TINT.lightness} ${tintA} ${tintB})`;
}
