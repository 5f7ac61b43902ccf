import { z } from 'zod';

/** Smallest picture width, in px, that stays sharp in each place a picture is used (2x screens). */
export const PICTURE_MIN_WIDTH = {
  hero: 1200,
  portrait: 800,
  card: 800,
  gallery: 1000,
  share: 1200,
  notFound: 1200,
} as const;

/** Largest picture file, in bytes: larger ones make every build and every clone slow. */
export const PICTURE_MAX_BYTES = 15_000_000;

/** Most pixels a picture may have: larger ones exhaust a small build machine's memory. */
export const PICTURE_MAX_PIXELS = 60_000_000;

/** Longest alt text, in characters, that screen readers still read comfortably. */
export const ALT_MAX_LENGTH = 150;

/** What a picture is for; decides how large its file must be. */
export type PictureUse = keyof typeof PICTURE_MIN_WIDTH;

/** Words. `description` is shown to staff by editors and by the content check. */
export function text(description: string, max = 120) {
  return z.string().trim().min(1).max(max).meta({ description });
}

/** Fields that belong together. */
export function group<Shape extends z.core.$ZodShape>(description: string, shape: Shape) {
  return z.strictObject(shape).meta({ description });
}

/** Words of a certain form; `wanted` says which to those who write others, after "Write". */
export function formed(pattern: RegExp, wanted: string, description: string) {
  return z.string().trim().regex(pattern).meta({ description, wanted });
}

/** An address with https. */
export function https(wanted: string) {
  return z.url({ protocol: /^https$/ }).meta({ wanted });
}

/**
 * The file name of a picture, relative to its markdown file. GraphQL shows the field as an
 * `ImageSharp` node instead of a string.
 */
export function picture(use: PictureUse, description: string) {
  return z.string().trim().min(1).meta({
    title: 'Picture',
    description,
    picture: use,
    wanted: 'the file name of the picture, such as school-visit.jpg',
  });
}

/**
 * The name of a gallery photo: its file's, without `.md`. It may be left out, since a gallery may be
 * empty. GraphQL shows the field as that photo.
 */
export function photoName(description: string) {
  return z.string().trim().min(1).optional().meta({ description, photo: true });
}

/** What a picture shows, for people who do not see it. */
export function alt() {
  return text(
    'What the picture shows, in a sentence, for people who cannot see it. Not the file name.',
    ALT_MAX_LENGTH,
  ).meta({ title: 'Alternative text' });
}

/** The words of a page, which begin with what search engines, browser tabs and link previews show. */
export function page<Shape extends z.core.$ZodShape>(shape: Shape) {
  const head = group('What search engines, browser tabs and link previews show.', {
    title: text('The page’s name in the browser tab and in search results.', 60),
    description: text('One or two sentences for search results and link previews.', 160),
  }).meta({ title: 'Search and previews' });
  return z.strictObject({ head, ...shape });
}

/**
 * Where an item stands among its kind: the smallest number first, items with the same number by
 * file name. Items without a number stand last.
 */
export function order() {
  return z.number().default(1000).meta({
    wanted: 'a number, such as 3 or 2.5',
    description:
      'Where the item stands: small numbers first, decimals allowed (2.5 stands between 2 and 3). Without a number it stands last, by file name.',
  });
}
