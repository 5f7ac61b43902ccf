import slugify from 'slugify';

/** Makes a file name without ending from words; appends a number if a file among `taken` has that name already. */
export function freeName(words: string, taken: readonly string[]): string {
  const slug = slugify(words.replace(/[/_.]/g, ' '), { lower: true, strict: true });
  // A number alone is the address of a page of the gallery.
  const wanted = /[a-z]/.test(slug) ? slug : ['photo', slug].filter(Boolean).join('-');
  const names = new Set(taken.map((file) => file.toLowerCase().replace(/\.\w+$/, '')));
  let name = wanted;
  for (let number = 2; names.has(name); number += 1) name = `${wanted}-${number}`;
  return name;
}
