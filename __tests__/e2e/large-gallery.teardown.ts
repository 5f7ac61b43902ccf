import { test } from '@playwright/test';
import { removeLargeGallery } from './support/largeGallery';

test('the copy is removed', () => {
  removeLargeGallery(process.env.LARGE_GALLERY ?? '');
});
