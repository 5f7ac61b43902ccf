import type { CreateResolversArgs } from 'gatsby';
import pLimit from 'p-limit';

/** Pictures looked at by a query at a time. */
const AT_ONCE = 4;

interface Info {
  originalResolver: (source: unknown, args: unknown, context: unknown, info: Info) => unknown;
}

/**
 * Lets a query look at a few pictures at a time: gatsby-plugin-sharp reads each file into memory for
 * its size and its dominant colour, and a gallery's query asks for all photos at once.
 */
export function takeTurns({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  const turn = pLimit(AT_ONCE);
  const create = createResolvers as (resolvers: object) => void;
  create({
    ImageSharp: {
      gatsbyImageData: {
        resolve: (source: unknown, args: unknown, context: unknown, info: Info) =>
          turn(() => info.originalResolver(source, args, context, info)),
      },
    },
  });
}
