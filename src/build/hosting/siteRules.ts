import type { BuiltSite } from './builtSite';
import { cachePolicy } from './cachePolicy';
import type { HeaderRule } from './headerRule';
import { inlineCode } from './inlineCode';
import { securityHeaders } from './securityHeaders';

/**
 * The header rules of a built site, from which the files of all hosts are written. One rule speaks
 * of every address. The others, one for each file and folder at the top of the site, never overlap
 * each other: hosts join the values of overlapping rules.
 * @param indexed whether search engines may list this build; previews they may not
 * @throws Error when a page has code that no policy can allow
 */
export function siteRules({ pages, folders, files }: BuiltSite, indexed = true): HeaderRule[] {
  const paths = [
    '/',
    ...folders.map((name) => `/${encodeURI(name)}/*`),
    ...files.map((name) => `/${encodeURI(name)}`),
  ];
  return [
    {
      path: '/*',
      headers: {
        ...securityHeaders(inlineCode(pages)),
        ...(indexed ? {} : { 'X-Robots-Tag': 'noindex' }),
      },
    },
    ...paths.map((path) => ({ path, headers: { 'Cache-Control': cachePolicy(path) } })),
  ];
}
