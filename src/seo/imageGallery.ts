/**
 * Returns structured data (schema.org) about a page of the gallery.
 * @param photos the page's photos
 * @param url address of the site, without a trailing slash
 * @param path path of the page
 */
export function imageGallery(
  page: { heading: string; intro: string },
  photos: readonly Queries.PhotoTileFragment[],
  url: string,
  path: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageGallery',
    name: page.heading,
    description: page.intro,
    url: url + path,
    image: photos.map(({ title, description, src }) => ({
      '@type': 'ImageObject',
      name: title,
      caption: description,
      contentUrl: url + (src.gatsbyImageData.images.fallback?.src ?? ''),
    })),
  };
}
