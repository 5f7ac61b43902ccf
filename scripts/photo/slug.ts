import slugify from 'slugify';

const LONGEST = 60;

/** A file name without ending, of small letters, digits and hyphens, from a title; never empty. */
export function slug(title: string): string {
  const words = title.normalize('NFKC').replace(/[’']/g, '').replace(/[_/]/g, ' ');
  const plain = slugify(words, { lower: true, strict: true });
  const short = plain.length > LONGEST ? plain.slice(0, LONGEST + 1).replace(/-[^-]*$/, '') : plain;
  return short.slice(0, LONGEST).replace(/^-+|-+$/g, '') || 'photo';
}

/**
 * The slug, or the slug with the first number that makes it new.
 * @param names the names of all files that are there
 */
export function freeSlug(title: string, names: readonly string[]): string {
  const taken = new Set(names.map((name) => name.toLowerCase().replace(/\.\w+$/, '')));
  const wanted = slug(title);
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
}
