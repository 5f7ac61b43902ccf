import { startOf } from '../paging';
import { wrapIndex } from '../../ui/wrapIndex';

/** A photo in the viewer. */
export interface Slide {
  photo: Queries.PhotoTileFragment;
  /** Position of the photo in the gallery, from 0. */
  position: number;
  /** Whether the photo is on another page of the gallery: the viewer then opens the photo's own page. */
  elsewhere: boolean;
}

/** Returns the photos of a page of the gallery as slides, in a larger gallery also those before and after them. */
export function slidesOf(page: Queries.PageOfPhotosFragment): Slide[] {
  const { number, total, photos, before, after } = page;
  const start = startOf(number);
  const slide = (photo: Slide['photo'], at: number, elsewhere = false) => ({
    photo,
    position: wrapIndex(at, total),
    elsewhere,
  });
  return [
    ...(before ? [slide(before, start - 1, true)] : []),
    ...photos.map((photo, index) => slide(photo, start + index)),
    ...(after ? [slide(after, start + photos.length, true)] : []),
  ];
}
