/**
 * A page of the gallery as schema.org data.
 * @param photos photos on the page
 * @param url address of the site
 * @param path path of the page
 */
export function imageGallery(
  page: { heading: string; intro: string },
  photos: readonly Queries.PhotoTileFragment[],
  url: string,
  path: string,
): object | undefined {
  // Search engines read the HTML of a page: its script does without.
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
