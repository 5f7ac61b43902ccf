import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './Picture.module.css';

interface PictureProps {
  image: IGatsbyImageData;
  alt: string;
  /** Width of the drawn picture for each window width, in the syntax of the `sizes` attribute. */
  sizes: string;
  /**
   * When the file is fetched: when it comes near the window, at once, before anything else (the
   * page's largest picture), or ahead of need.
   */
  loading?: 'lazy' | 'eager' | 'first' | 'ahead';
  onLoad?: () => void;
  onError?: () => void;
}

const FETCH_PRIORITY = { lazy: undefined, eager: undefined, first: 'high', ahead: 'low' } as const;

/** Width in px that the markup states; only its ratio to the height counts. */
const NOMINAL_WIDTH = 1200;

/**
 * A responsive picture that fills its parent. It needs no script, unlike `GatsbyImage`, whose
 * pictures stay invisible until one has run.
 */
export function Picture({ image, alt, sizes, loading = 'lazy', onLoad, onError }: PictureProps) {
  const { sources = [], fallback } = image.images;
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        alt={alt}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={FETCH_PRIORITY[loading]}
        decoding={loading === 'first' ? undefined : 'async'}
        sizes={sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src}
        width={NOMINAL_WIDTH}
        height={Math.round((NOMINAL_WIDTH * image.height) / image.width)}
        style={{ '--colour': image.backgroundColor } as React.CSSProperties}
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
}
