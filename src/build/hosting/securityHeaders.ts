import type { InlineCode } from './inlineCode';

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

/** The content security policy that lets exactly this code run beside the site's own files. */
export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ['style-src', ...(styles.length > 0 ? styles : ["'none'"])].join(' '),
    // Style attributes carry picture colours and Gatsby's own focus wrapper; they run nothing.
    "style-src-attr 'unsafe-inline'",
    // The arrow of the select is an SVG inside the style sheet.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The contact form's draft goes to the visitor's mail program where scripts did not run.
    'form-action mailto:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers that every answer of the site carries, also for unknown addresses. */
export function securityHeaders(code: InlineCode): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(code),
    'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
