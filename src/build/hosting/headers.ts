import { HASHED_FOLDER, IMMUTABLE } from './cachePolicy';

const TWO_YEARS = 63_072_000;

/** Device features that the site never uses, so that nothing on it can. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers that every answer of the site carries, also for unknown addresses. They are the same for
 * every build: what code may run stands in each page (`pagePolicy.ts`). Of the content security policy
 * only that is left which a page cannot say of itself, or which holds for all documents.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Response headers for the addresses that a pattern names. */
export interface HeaderRule {
  /** A path such as `/`, or all that begins so, such as `/static/*`. */
  path: string;
  /** Header values by header name. */
  headers: Readonly<Record<string, string>>;
}

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

/** The headers file that Netlify and Cloudflare Pages read. */
export function headersFile(rules: HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `# Written by the build; changes made here are lost.\n${lines.join('\n')}\n`;
}
