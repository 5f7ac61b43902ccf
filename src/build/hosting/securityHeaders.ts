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
