import { HASHED_FOLDER, IMMUTABLE } from './cachePolicy';
import type { HeaderRule } from './headerRule';
import { SECURITY_HEADERS } from './securityHeaders';

/**
 * Where staff sign in with one click, the Git host's window answers the desk, which the rule for all
 * forbids. Hosts join both values, and browsers drop a pair: only the desk's pages may be answered.
 */
const ANSWERED: HeaderRule = {
  path: '/admin/*',
  headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' },
};

/**
 * The header rules of the site, the same for every build, from which the files of all hosts are
 * written. No two name the same header but on purpose, for hosts join the values of rules that overlap.
 * @param indexed whether search engines may list this build; previews they may not
 * @param answered whether the desk signs in through a window
 */
export function siteRules(indexed = true, answered = false): HeaderRule[] {
  const preview = { 'X-Robots-Tag': 'noindex' };
  return [
    { path: '/*', headers: indexed ? SECURITY_HEADERS : { ...SECURITY_HEADERS, ...preview } },
    { path: `${HASHED_FOLDER}*`, headers: { 'Cache-Control': IMMUTABLE } },
    ...(answered ? [ANSWERED] : []),
  ];
}
