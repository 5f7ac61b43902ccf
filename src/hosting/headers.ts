import { HASHED_FOLDER, IMMUTABLE } from './cachePolicy';

const TWO_YEARS = 63_072_000;

/** Browser features that the site never uses; they are denied to all code on it. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
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
 * Headers of every response, including those for unknown addresses. They are the same for every build. The
 * policy here has only the directives that a meta element cannot have, or that apply to all documents. The rest
 * of each page's content security policy is in a meta element (`pagePolicy.ts`).
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Response headers for paths that match a pattern. */
export interface HeaderRule {
  /** A path such as `/`, or the start of paths with `*` at its end, such as `/static/*`. */
  path: string;
  /** Header values by header name. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Lets the Git host's sign-in popup report back to the admin page, which the rule for all paths forbids. Hosts
 * join the values of both rules for these pages, and browsers ignore a header with two values, so that the
 * popup is allowed.
 */
const ADMIN_POPUP: HeaderRule = {
  path: '/admin/*',
  headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' },
};

/**
 * Returns the header rules of the site. Apart from `ADMIN_POPUP`, overlapping rules never set the same header,
 * since hosts would join the values.
 * @param indexed whether search engines may list this build; they may not list previews
 * @param popup whether staff sign in to the admin page in a popup
 */
export function siteRules(indexed = true, popup = false): HeaderRule[] {
  const preview = { 'X-Robots-Tag': 'noindex' };
  return [
    { path: '/*', headers: indexed ? SECURITY_HEADERS : { ...SECURITY_HEADERS, ...preview } },
    { path: `${HASHED_FOLDER}*`, headers: { 'Cache-Control': IMMUTABLE } },
    ...(popup ? [ADMIN_POPUP] : []),
  ];
}

/** Returns the headers file that Netlify and Cloudflare Pages read. */
export function headersFile(rules: HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `# Written by the build; changes made here are lost.\n${lines.join('\n')}\n`;
}
