/** What a first visit to a page may cost, whatever the window: bytes, texts as gzip sends them. */
export const BYTES = { document: 20_000, script: 95_000, font: 24_000 } as const;

/** Bytes of the gallery's pictures on the first screen of a phone, with eleven photos in it. */
export const GALLERY_PICTURES = 200_000;

/** What Lighthouse's mobile run of a page must reach. */
export const LIGHTHOUSE = {
  /** Each category's score, of 100. */
  score: 100,
  /** First paint and largest paint, as multiples of those of the page as written by hand. */
  firstPaintRatio: 1.1,
  paintRatio: 1.15,
  /** Total blocking time, ms. */
  blockingTime: 50,
  /** Cumulative layout shift. */
  layoutShift: 0,
} as const;

/** A page that is measured. */
export interface Screen {
  name: string;
  /** Its address on the site. */
  path: string;
  /** Lighthouse's audits that speak against what the page is for. */
  unfitAudits?: string[];
}

/** The six screens of the site. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'services', path: '/services/' },
  { name: 'about', path: '/about/' },
  { name: 'gallery', path: '/gallery/' },
  { name: 'contact', path: '/contact/' },
  {
    name: '404',
    path: '/no/such/page/',
    // It answers 404, asks not to be listed, and logs the missing address: all three on purpose.
    unfitAudits: ['http-status-code', 'is-crawlable', 'errors-in-console'],
  },
];
