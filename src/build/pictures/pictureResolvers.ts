import pLimit from 'p-limit';
import type { PictureUse } from '../../schemas/fields';
import { PICTURE_LAYOUT } from './pictureLayout';

/** Pictures looked at by a query at a time. */
const AT_ONCE = 4;

interface Info {
  originalResolver: (source: Used, args: unknown, context: unknown, info: Info) => unknown;
}

/** A picture's node, with what content uses it for. */
interface Used {
  use: PictureUse;
}

const turn = pLimit(AT_ONCE);

/**
 * Gives each picture the layout of its use, and lets a query look at a few pictures at a time:
 * gatsby-plugin-sharp reads each file into memory for its size and its dominant colour, and a
 * gallery's query asks for all photos at once.
 */
export const pictureResolvers = {
  ImageSharp: {
    gatsbyImageData: {
      resolve: (source: Used, _args: unknown, context: unknown, info: Info) =>
        turn(() => info.originalResolver(source, { ...PICTURE_LAYOUT[source.use] }, context, info)),
    },
  },
};
