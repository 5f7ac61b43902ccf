import { PAPER } from '../styles/paper';

/** The text of `manifest.webmanifest`: name and icons with which phones put the site on the home screen. */
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
