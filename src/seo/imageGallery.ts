/** The gallery as schema.org data. */
export function imageGallery(
  page: { heading: string; intro: string },
  photos: readonly Queries.PhotoTileFragment[],
  url: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageGallery',
    name: page.heading,
    description: page.intro,
    url: `${url}/gallery/`,
    image: photos.map(({ title, description, src }) => ({
      '@type': 'ImageObject',
      name: title,
      caption: description,
      contentUrl: url + (src.gatsbyImageData.images.fallback?.src ?? ''),
    })),
  };
}
