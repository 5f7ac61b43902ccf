import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** Returns what a query returns for a picture. */
export function fakeImage(name: string, width = 1500, height = 1000): IGatsbyImageData {
  const srcSet = (type: string) =>
    `/static/400/${name}.${type} 400w, /static/800/${name}.${type} 800w`;
  return {
    layout: 'fullWidth',
    width,
    height,
    backgroundColor: '#c08040',
    images: {
      fallback: { src: `/static/800/${name}.jpg`, srcSet: srcSet('jpg'), sizes: '100vw' },
      sources: [{ type: 'image/avif', srcSet: srcSet('avif'), sizes: '100vw' }],
    },
  };
}
