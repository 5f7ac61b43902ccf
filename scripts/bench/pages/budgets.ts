/** The most bytes that a first visit to a page may load in a window of any size; texts compressed with gzip. */
export const BYTES = { document: 20_000, script: 95_000, font: 24_000 } as const;

/** The most bytes of pictures that the gallery may load at first on a phone; the gallery has eleven photos. */
export const GALLERY_PICTURES = 200_000;

/** The limits for Lighthouse's mobile test of a page. */
export const LIGHTHOUSE = {
  /** The least score of each category, of 100. */
  score: 100,
  /** The most that first and largest paint may take, as multiples of those of the hand-written page. */
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
  /** Lighthouse's audits that do not fit the page's purpose. */
  skippedAudits?: string[];
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
    // On purpose its status is 404, it is `noindex`, and it logs the missing address.
    skippedAudits: ['http-status-code', 'is-crawlable', 'errors-in-console'],
  },
];
