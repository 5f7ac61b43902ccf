import type { Preview } from './Seo';

/** Returns a picture for link previews: its largest JPEG. */
export function previewOf({ src, alt }: Pick<Queries.PhotoFragment, 'src' | 'alt'>): Preview {
  const { width, height, images } = src.gatsbyImageData;
  const { src: file = '', srcSet = '' } = images.fallback ?? {};
  // `srcSet` ends with the largest file, which is also `src`, and its width.
  const shown = Number(/(\d+)w$/.exec(srcSet)?.[1]);
  return { src: file, width: shown, height: Math.round((shown * height) / width), alt };
}

/** Returns structured data (schema.org) about a photo's own page, at this path. */
export function photograph(
  photo: Queries.PhotoFragment,
  path: string,
  gallery: { name: string; path: string },
  site: { url: string; brand: string },
): object {
  const { src, width, height } = previewOf(photo);
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    name: photo.title,
    caption: photo.description,
    description: photo.alt,
    url: site.url + path,
    contentUrl: site.url + src,
    width,
    height,
    creditText: photo.credit ?? site.brand,
    isPartOf: { '@type': 'ImageGallery', name: gallery.name, url: site.url + gallery.path },
  };
}
