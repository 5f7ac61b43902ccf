import { languagesOf } from '../../src/content/languages';
import { siteContent } from '../support/content';

const [french, german, english] = ['fr', 'de', 'en-GB'].map((lang) => ({
  name: lang,
  lang,
  url: `https://${lang.toLowerCase()}.school.example`,
}));

test.each([
  ['the English one', [french, german, english], english.url],
  ['without it, the one with the first address', [french, german], german.url],
])('sites in other languages name the same main one: %s', (_which, sites, main) => {
  for (const own of sites) {
    const languages = sites.filter((other) => other !== own);
    const found = languagesOf({ ...siteContent.site, ...own, languages } as never);
    expect(found?.sites).toEqual(languages);
    expect(Object.fromEntries(found?.alternates ?? [])).toEqual({
      ...Object.fromEntries(sites.map(({ lang, url }) => [lang, url])),
      'x-default': main,
    });
  }
});
