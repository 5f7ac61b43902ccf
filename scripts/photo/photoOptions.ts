import { PHOTO_SIZES } from '../../src/schemas/photo';
import type { Given } from '../lib/command';

/** The command `npm run photo:add`. */
export const PHOTO_ADD = {
  name: 'photo:add',
  words: 'FILE…',
  about: `Adds photos to the gallery.

It asks for the words, turns the photo upright, removes position and camera data, and puts the photo
and its markdown file into content/gallery/. Your own file stays as it is.`,
  options: {
    title: { value: 'TEXT', help: 'the title of the photo' },
    alt: { value: 'TEXT', help: 'what the photo shows, for people who cannot see it' },
    description: { value: 'TEXT', help: 'one or two sentences about the photo' },
    size: { value: 'SIZE', help: `how tall the tile is: ${PHOTO_SIZES.join(', ')}` },
  },
  more: `An example, without questions:

  npm run photo:add -- ~/Pictures/IMG_2041.jpg --title "Open day" --alt "Two girls try a telescope on the school roof." --description "Our open day in May." --size medium`,
};

/** The words that a person gave for a photo, by the fields of its markdown file. */
export type GivenWords = Given<typeof PHOTO_ADD.options>;
