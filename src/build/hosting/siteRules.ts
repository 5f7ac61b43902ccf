import { HASHED_FOLDER, IMMUTABLE } from './cachePolicy';
import type { HeaderRule } from './headerRule';
import { SECURITY_HEADERS } from './securityHeaders';

/**
 * The header rules of the site, the same for every build, from which the files of all hosts are
 * written. No two name the same header, for hosts join the values of rules that overlap.
 * @param indexed whether search engines may list this build; previews they may not
 */
export function siteRules(indexed = true): HeaderRule[] {
  const preview = { 'X-Robots-Tag': 'noindex' };
  return [
    { path: '/*', headers: indexed ? SECURITY_HEADERS : { ...SECURITY_HEADERS, ...preview } },
    { path: `${HASHED_FOLDER}*`, headers: { 'Cache-Control': IMMUTABLE } },
  ];
}
