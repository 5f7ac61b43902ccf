/**
 * Structured data (schema.org) of a page of the gallery.
 * @param photos the page's photos
 * @param url address of the site, without a slash at its end
 * @param path path of the page
 */
export function imageGallery(
  page: { heading: string; intro: string },
  photos: readonly Queries.PhotoTileFragment[],
  url: string,
  path: string,
): object | undefined {
  // Search engines read it in the page's HTML; left out of the browser's code.
  if (process.env.BUILD_STAGE === 'build-javascript') return undefined;
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
