import express from 'express';
import type { CreateDevServerArgs } from 'gatsby';
import { awaitPictures } from '../../../src/gatsby/pictures/awaitPictures';
import { listen } from '../../support/listen';

test('a browser waits for a picture that is still being made, but not forever for a missing one', async () => {
  const app = express();
  const made = new Set<string>();
  // As the development server does, before our handlers.
  app.use(({ path }, response, next) => {
    if (made.has(path)) response.send('picture');
    else next();
  });
  awaitPictures({ app } as unknown as CreateDevServerArgs);
  const { origin, stop } = await listen(app as Parameters<typeof listen>[0]);
  const path = '/static/0a1b/full%20house.avif';
  setTimeout(() => made.add(path), 500);
  const [found, missing] = await Promise.all([
    fetch(origin + path),
    fetch(`${origin}/static/0a1b/none.avif`),
  ]);
  stop();
  expect(await found.text()).toBe('picture');
  expect(missing.status).toBe(404);
});
