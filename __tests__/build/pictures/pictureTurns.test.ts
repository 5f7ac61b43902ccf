import { setTimeout as delay } from 'node:timers/promises';
import { takeTurns } from '../../../src/build/pictures/pictureTurns';

type Resolve = (source: object, args: object, context: object, info: object) => Promise<unknown>;

/** The resolver that replaces the plugin's. */
function resolver(): Resolve {
  let found: Resolve | undefined;
  takeTurns({
    createResolvers: ({
      ImageSharp,
    }: {
      ImageSharp: { gatsbyImageData: { resolve: Resolve } };
    }) => {
      found = ImageSharp.gatsbyImageData.resolve;
    },
  });
  if (!found) throw new Error('none was given');
  return found;
}

test('looks at four pictures at a time, and at all of them', async () => {
  let running = 0;
  let most = 0;
  const originalResolver = async ({ number }: { number: number }) => {
    running += 1;
    most = Math.max(most, running);
    await delay(1);
    running -= 1;
    if (number === 3) throw new Error('cannot be read');
    return number * 2;
  };
  const resolve = resolver();
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      resolve({ number: index }, {}, {}, { originalResolver }),
    ),
  );
  expect(most).toBe(4);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
  expect(results[3]).toMatchObject({ reason: new Error('cannot be read') });
  expect(results[19]).toMatchObject({ value: 38 });
});

test('a picture has the files that its use in the content asks for', async () => {
  const originalResolver = jest.fn();
  await resolver()({ use: 'portrait' }, {}, {}, { originalResolver });
  expect(originalResolver.mock.calls[0]).toEqual([
    { use: 'portrait' },
    expect.objectContaining({ layout: 'fullWidth', formats: ['jpg', 'avif'] }),
    {},
    { originalResolver },
  ]);
});
