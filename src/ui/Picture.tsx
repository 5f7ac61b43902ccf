import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './Picture.module.css';

interface PictureProps {
  image: IGatsbyImageData;
  alt: string;
  /** The `sizes` attribute: the picture's width on screen for each window width. */
  sizes: string;
  /**
   * When to load the file: `lazy` when it is near the viewport, `eager` at once, `first` at once with high
   * priority (the page's largest picture).
   */
  loading?: 'lazy' | 'eager' | 'first';
  /** The `object-position` that staff chose; by default the middle. */
  focus?: string | null;
}

/** The `width` attribute, px. Only its ratio to `height` matters. */
const NOMINAL_WIDTH = 1200;

/** A responsive picture that fills its parent. Unlike the pictures of `GatsbyImage`, it is visible without scripts. */
export function Picture(props: PictureProps) {
  const { image, alt, sizes, loading = 'lazy', focus } = props;
  const { sources = [], fallback } = image.images;
  // One JPEG, of the second width, for the few browsers without AVIF: a choice of them would add 0.5 kB to home.
  const jpeg = fallback?.srcSet?.split(/\s+/)[2] ?? fallback?.src;
  const style = { '--colour': image.backgroundColor, objectPosition: focus ?? undefined };
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        alt={alt}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding={loading === 'first' ? undefined : 'async'}
        src={jpeg}
        width={NOMINAL_WIDTH}
        height={Math.round((NOMINAL_WIDTH * image.height) / image.width)}
        style={style}
      />
    </picture>
  );
}
