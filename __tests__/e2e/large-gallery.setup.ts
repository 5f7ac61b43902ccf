import { test } from '@playwright/test';
import { buildLargeGallery } from './support/largeGallery';

test('a copy of the site with a large gallery builds', async () => {
  test.setTimeout(600_000);
  await buildLargeGallery(process.env.LARGE_GALLERY ?? '');
});
