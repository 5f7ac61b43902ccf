/**
 * Whether the first photo of a page of the gallery spans two columns: it does if it is large and at least 4:3.
 * A narrower picture would lose too much to cropping.
 * @param photos the page's photos, at least one
 */
export function opensWide([{ size, src }]: readonly Queries.PhotoTileFragment[]): boolean {
  const { width, height } = src.gatsbyImageData;
  return size === 'large' && width / height >= 4 / 3;
}
