import { SHARE_IMAGE } from '../../seo/shareImage';
import type { PictureUse } from '../../schemas/fields';

/** The files to make of a picture: arguments of gatsby-plugin-sharp. */
interface PictureLayout {
  layout: 'fullWidth' | 'fixed';
  formats: ('jpg' | 'avif')[];
  placeholder: 'dominantColor' | 'none';
  /** Widths of the files, px. */
  breakpoints?: number[];
  /** Size of the only file, px; a picture of another shape is cropped. */
  width?: number;
  height?: number;
  outputPixelDensities?: number[];
}

/** The layout of a picture on a page, which browsers choose a width of. */
const responsive = (...breakpoints: number[]): PictureLayout => ({
  layout: 'fullWidth',
  breakpoints,
  formats: ['jpg', 'avif'],
  placeholder: 'dominantColor',
});

/** The files made of a picture, by its use. */
export const PICTURE_LAYOUT: Record<PictureUse, PictureLayout> = {
  hero: responsive(800, 1080, 1440, 1920),
  portrait: responsive(560, 800, 1100),
  card: responsive(320, 640, 960, 1440),
  gallery: responsive(480, 720, 960, 1280, 1920),
  notFound: responsive(480, 800, 1200, 1920),
  share: {
    layout: 'fixed',
    ...SHARE_IMAGE,
    outputPixelDensities: [1],
    formats: ['jpg'],
    placeholder: 'none',
  },
};
