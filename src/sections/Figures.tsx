import { graphql } from 'gatsby';
import { Picture } from '../components/Picture';
import { SiteLink } from '../components/SiteLink';
import { photoPath } from '../gallery/address';
import * as styles from './Figures.module.css';

interface FiguresProps {
  figures: readonly Queries.FigureFragment[];
  /** Number of services, which replaces `{services}` in a figure's value. */
  services: number;
}

/** Figures on a dark band across the page, each under a photo of the gallery that illustrates it. */
export function Figures({ figures, services }: FiguresProps) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ value, label, photo }) => (
        <li key={label} className={styles.figure}>
          <p className={styles.text}>
            <span className={styles.value}>{value.replace('{services}', String(services))}</span>{' '}
            <span className={styles.label}>{label}</span>
          </p>
          {photo && (
            <SiteLink className={styles.photo} href={photoPath(photo.slug)}>
              <Picture
                image={photo.src.gatsbyImageData}
                alt={photo.alt}
                sizes={sizesOf(photo.src.gatsbyImageData)}
              />
              <span className={styles.title}>{photo.title}</span>
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * `sizes` of a photo that covers a box of a quarter or half of the window's width, in the ratio 4:5 and
 * at most 40rem high (`Figures.module.css`).
 */
function sizesOf({ width, height }: { width: number; height: number }): string {
  const ratio = (width / height).toFixed(3);
  const cover = (share: number) => `max(${share}vw, ${ratio} * min(${share * 1.25}vw, 40rem))`;
  return `(min-width: 64rem) ${cover(25)}, ${cover(50)}`;
}

export const fragment = graphql`
  fragment Figure on AboutContentFigures {
    value
    label
    photo {
      title
      ...PhotoPicture
    }
  }
`;
