/**
 * Whether a page of the gallery opens with a photo across two columns: with a large one, at least 4:3. A narrower one
 * would lose too much of its picture.
 * @param photos those of the page, at least one
 */
export function opensWide([{ size, src }]: readonly Queries.PhotoTileFragment[]): boolean {
  const { width, height } = src.gatsbyImageData;
  return size === 'large' && width / height >= 4 / 3;
}
