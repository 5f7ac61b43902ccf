import { z } from 'zod';

/** Smallest width of a picture file for each use, px, so that it stays sharp on 2x screens. */
export const PICTURE_MIN_WIDTH = {
  hero: 1200,
  portrait: 800,
  card: 800,
  gallery: 1000,
  share: 1200,
  page: 1000,
  notFound: 1200,
} as const;

/** Largest picture file, in bytes: larger ones make every build and every clone slow. */
export const PICTURE_MAX_BYTES = 15_000_000;

/** Largest number of pixels in a picture: larger pictures exhaust a small build machine's memory. */
export const PICTURE_MAX_PIXELS = 60_000_000;

/** Width to which larger photos are scaled when they are added, px. */
export const PICTURE_ADDED_WIDTH = 2560;

/** What a picture is used for, which decides how large its file must be. */
export type PictureUse = keyof typeof PICTURE_MIN_WIDTH;

/** A required text field. The admin page shows `description` to staff. */
export function text(description: string, max = 120) {
  return z.string().min(1).max(max).meta({ description });
}

/** A text with exactly these placeholders, such as `{title}`: a missing or misspelt one would leave a gap. */
export function template(
  description: string,
  max: number,
  ...names: readonly [string, ...string[]]
) {
  const named = names.map((name) => `{${name}}`);
  const lookaheads = names.map((name) => `(?=[^]*\\{${name}\\})`).join('');
  const wanted = `a label with ${named.join(', ')} in it, spelled exactly like this, and no other braces`;
  return textMatching(
    new RegExp(`^${lookaheads}(?:[^{}]|\\{(?:${names.join('|')})\\})*$`),
    wanted,
    description,
  ).max(max);
}

/** A text that may have one placeholder, such as `{city}`, and no others. */
export function mayHavePlaceholder(description: string, max: number, name: string) {
  const wanted = `words without braces, except {${name}}`;
  return textMatching(new RegExp(`^(?:[^{}]|\\{${name}\\})*$`), wanted, description)
    .min(1)
    .max(max);
}

/** An object of fields that belong together. */
export function group<Shape extends z.core.$ZodShape>(description: string, shape: Shape) {
  return z.strictObject(shape).meta({ description });
}

/** A list of such objects, which may be left out. */
export function list<Shape extends z.core.$ZodShape>(description: string, shape: Shape) {
  return z.array(z.strictObject(shape)).default([]).meta({ description });
}

/** A text that must match a pattern. If it does not, staff read "Write" followed by `wanted`. */
export function textMatching(pattern: RegExp, wanted: string, description?: string) {
  return z.string().regex(pattern).meta({ description, wanted });
}

/** An absolute `https` URL; `wanted` as for `textMatching`. */
export function https(wanted: string) {
  return textMatching(/^https:\/\/[^\s/?#]+\.\S+$/, `${wanted}, with https and without spaces`);
}

/** The file name of a picture beside its markdown file; an `ImageSharp` node in GraphQL. */
export function picture(use: PictureUse, description: string) {
  const wanted = 'the file name of the picture, such as school-visit.jpg';
  return text(description).meta({ title: 'Picture', holds: 'picture', use, wanted });
}

/** The file name of a gallery photo without `.md`; in GraphQL, that photo. Optional: the gallery may be empty. */
export function photoName(description: string) {
  return text(description).optional().meta({ holds: 'photo' });
}

/** A day, written as 2026-08-01. The example for staff is not over. A rule about several days judges only right ones. */
export function date(description: string) {
  const wanted = `a day such as ${new Date().getFullYear() + 1}-08-01`;
  return z.iso.date({ abort: true }).meta({ description, holds: 'date', wanted });
}

/** Whether something is so; not, if it is left out. The admin page shows a missing field as off, whatever its default. */
export function flag(description: string) {
  return z.boolean().default(false).meta({ description, wanted: 'true or false' });
}

/** Whether to keep an item back. */
export function draft(noun: string) {
  return flag(`Whether to keep the ${noun} back: it is checked, but not published.`);
}

/** The point to keep in sight where a picture is cropped: an `object-position` in per cent. */
export function focus() {
  return textMatching(
    /^(100|\d?\d)% (100|\d?\d)%$/,
    'two percentages, such as 50% 20%',
    'The point to keep in sight when the picture is cropped: how far it is from the left edge, then from the top, such as 50% 20%. Leave it out unless something important is cut off.',
  )
    .optional()
    .meta({ title: 'Point to keep in sight' });
}

/** The alternative text of a picture, not too long to hear from a screen reader. */
export function alt() {
  return text(
    'What the picture shows, in a sentence, for people who cannot see it. Not the file name.',
    150,
  ).meta({ title: 'Alternative text', holds: 'alt' });
}

/** The fields of a page; the first group is for search engines, browser tabs and link previews. */
export function page<Shape extends z.core.$ZodShape>(shape: Shape) {
  const head = group('What search engines, browser tabs and link previews show.', {
    title: text('The page’s name in the browser tab and in search results.', 60),
    description: text('One or two sentences for search results and link previews.', 160),
  }).meta({ title: 'Search and previews' });
  return z.strictObject({ head, ...shape });
}

/** The position of an item among those of its kind: see `byOrder`. */
export function order() {
  return z.number().default(1000).meta({
    wanted: 'a number, such as 3 or 2.5',
    description:
      'The position: small numbers come first. Decimals are allowed (2.5 comes between 2 and 3). Items without a number come last, by file name.',
  });
}
