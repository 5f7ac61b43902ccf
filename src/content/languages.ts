import type { z } from 'zod';
import { PAGES } from './pagePaths';
import type { site } from './schemas/site';

/**
 * Returns what pages know of the site in other languages; `null` if there is none. Search engines want each page to name
 * all its languages, itself too, and one for everybody else (`x-default`). Each of the sites must name the same one: the
 * English one or, without one, that with the first address.
 */
export function languagesOf({ lang, url, languages }: z.infer<typeof site>) {
  if (languages.length === 0) return null;
  const all = [{ lang, url }, ...languages].sort((a, b) => (a.url < b.url ? -1 : 1));
  const { url: main } = all.find((one) => /^en\b/.test(one.lang)) ?? all[0];
  const alternates = [...all, { lang: 'x-default', url: main }].map((one) => [one.lang, one.url]);
  return { sites: languages, alternates, pages: PAGES };
}
