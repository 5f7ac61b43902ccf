import pLimit from 'p-limit';
import type { PictureUse } from '../../schemas/fields';
import { PICTURE_LAYOUT } from './pictureLayout';

/** Pictures that are read at a time, over all queries. */
const AT_ONCE = 4;

interface Info {
  originalResolver: (source: UsedPicture, args: unknown, context: unknown, info: Info) => unknown;
}

/** An `ImageSharp` node, with the use that `contentTypes.ts` adds. */
interface UsedPicture {
  use: PictureUse;
}

const limit = pLimit(AT_ONCE);

/**
 * Gives each picture the layout of its use, and resolves a few pictures at a time: gatsby-plugin-sharp
 * reads each file into memory for its size and dominant colour, and Gatsby resolves all photos of the
 * gallery at once.
 */
export const pictureResolvers = {
  ImageSharp: {
    gatsbyImageData: {
      resolve: (source: UsedPicture, _args: unknown, context: unknown, info: Info) =>
        limit(() =>
          info.originalResolver(source, { ...PICTURE_LAYOUT[source.use] }, context, info),
        ),
    },
  },
};
