import { PAPER } from '../styles/paper';
import { textDirection } from '../textDirection';

/** Returns the text of `manifest.webmanifest`: the site's name and icons on a phone's home screen. */
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
