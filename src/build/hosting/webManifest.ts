import { PAPER } from '../../styles/paper';

/**
 * What phones call the site, and show it by, when a visitor puts it on the home screen.
 * @returns the text of `manifest.webmanifest`
 */
export function webManifest({ brand, tagline }: { brand: string; tagline: string }): string {
  return JSON.stringify({
    name: brand,
    short_name: brand,
    description: tagline,
    lang: 'en',
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
