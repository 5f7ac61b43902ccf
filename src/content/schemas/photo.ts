import { z } from 'zod';
import { alt, draft, focus, order, picture, text } from './builders';

/** Folder of the photos in `content/`. */
export const GALLERY_FOLDER = 'gallery/';

/** One photo of the gallery: `content/gallery/*.md` (docs/specification.md, section 3). */
export const photo = z.strictObject({
  order: order(),
  src: picture('gallery', 'The photo itself.'),
  alt: alt(),
  title: text('The title of the photo.', 60),
  description: text('One or two sentences about the photo.', 240),
  size: z.enum(['small', 'medium', 'large']).default('small').meta({
    description: 'How tall the tile is: small, medium or large. The default is small.',
  }),
  focus: focus(),
  credit: text('Who took the photo. Optional.', 60).optional(),
  draft: draft('photo'),
});
