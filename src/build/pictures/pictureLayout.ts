import { SHARE_IMAGE } from '../../seo/shareImage';
import type { PictureUse } from '../../schemas/fields';

/** What is made of a picture: arguments of gatsby-plugin-sharp, under its own names. */
interface PictureLayout {
  layout: 'fullWidth' | 'fixed';
  formats: ('jpg' | 'avif')[];
  placeholder: 'dominantColor' | 'none';
  /** Widths of the files, px. */
  breakpoints?: number[];
  /** Size of the one file, px; what stands over is cut off. */
  width?: number;
  height?: number;
  outputPixelDensities?: number[];
}

const drawn = (...breakpoints: number[]): PictureLayout => ({
  layout: 'fullWidth',
  breakpoints,
  formats: ['jpg', 'avif'],
  placeholder: 'dominantColor',
});

/** The files made of a picture, for each place a picture is used in. */
export const PICTURE_LAYOUT: Record<PictureUse, PictureLayout> = {
  hero: drawn(800, 1080, 1440, 1920),
  portrait: drawn(560, 800, 1100),
  card: drawn(320, 640, 960, 1440),
  gallery: drawn(480, 720, 960, 1280, 1920),
  notFound: drawn(480, 800, 1200, 1920),
  share: {
    layout: 'fixed',
    ...SHARE_IMAGE,
    outputPixelDensities: [1],
    formats: ['jpg'],
    placeholder: 'none',
  },
};
