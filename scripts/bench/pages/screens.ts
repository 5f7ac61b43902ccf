/** A page that is measured. */
export interface Screen {
  name: string;
  /** Its address on the site. */
  path: string;
  /** Lighthouse's audits that speak against what the page is for. */
  unfitAudits: string[];
}

/** The six screens of the site. */
export const SCREENS: Screen[] = [
  { name: 'home', path: '/', unfitAudits: [] },
  { name: 'services', path: '/services/', unfitAudits: [] },
  { name: 'about', path: '/about/', unfitAudits: [] },
  { name: 'gallery', path: '/gallery/', unfitAudits: [] },
  { name: 'contact', path: '/contact/', unfitAudits: [] },
  {
    name: '404',
    path: '/no/such/page/',
    // It answers 404, asks not to be listed, and logs the missing address: all three on purpose.
    unfitAudits: ['http-status-code', 'is-crawlable', 'errors-in-console'],
  },
];
