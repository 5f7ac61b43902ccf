import type { CreateResolversArgs } from 'gatsby';

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
  const turn = turns(AT_ONCE);
  const create = createResolvers as (resolvers: object) => void;
  create({
    ImageSharp: {
      gatsbyImageData: {
        resolve: (source: unknown, args: unknown, context: unknown, info: Info) =>
          turn(() => Promise.resolve(info.originalResolver(source, args, context, info))),
      },
    },
  });
}

/** Runs tasks in the order they come, as many at a time as given. */
function turns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
