import { setTimeout as delay } from 'node:timers/promises';
import { pictureResolvers } from '../../../src/gatsby/pictures/pictureResolvers';

const { resolve } = pictureResolvers.ImageSharp.gatsbyImageData;
const source = { use: 'portrait' } as const;

test('four pictures are read at a time, and all of them although one fails', async () => {
  let running = 0;
  let most = 0;
  const look = async (number: number) => {
    running += 1;
    most = Math.max(most, running);
    await delay(1);
    running -= 1;
    if (number === 3) throw new Error('cannot be read');
    return number * 2;
  };
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      resolve(source, {}, {}, { originalResolver: () => look(index) }),
    ),
  );
  expect(most).toBe(4);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
  expect(results[3]).toMatchObject({ reason: new Error('cannot be read') });
  expect(results[19]).toMatchObject({ value: 38 });
});

test('a picture has the files that its use in the content asks for', async () => {
  const originalResolver = jest.fn();
  await resolve(source, {}, {}, { originalResolver });
  expect(originalResolver.mock.calls[0]).toEqual([
    source,
    expect.objectContaining({ layout: 'fullWidth', formats: ['jpg', 'avif'] }),
    {},
    { originalResolver },
  ]);
});
