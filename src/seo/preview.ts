/** A picture in link previews: its address on the site, its size in px, and, if known, its alternative text. */
export interface Preview {
  src: string;
  width: number;
  height: number;
  alt?: string;
}

/** Returns a picture for link previews: its largest JPEG. */
export function previewOf({ src, alt }: Pick<Queries.PhotoFragment, 'src' | 'alt'>): Preview {
  const { width, height, images } = src.gatsbyImageData;
  const { src: file = '', srcSet = '' } = images.fallback ?? {};
  // `srcSet` ends with the largest file, which is also `src`, and its width.
  const shown = Number(/(\d+)w$/.exec(srcSet)?.[1]);
  return { src: file, width: shown, height: Math.round((shown * height) / width), alt };
}
