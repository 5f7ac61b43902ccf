import { PAPER } from '../styles/paper';
import { textDirection } from '../textDirection';

/** The text of `manifest.webmanifest`: name and icons with which phones put the site on the home screen. */
export function webManifest(site: { brand: string; tagline: string; lang: string }): string {
  return JSON.stringify({
    name: site.brand,
    short_name: site.brand,
    description: site.tagline,
    lang: site.lang,
    dir: textDirection(site.lang),
    start_url: '/',
    display: 'browser',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}
