import { graphql } from 'gatsby';
import { interpolate } from '../ui/interpolate';
import { Picture } from '../ui/Picture';
import { SiteLink } from '../ui/SiteLink';
import { photoPath } from '../gallery/address';
import * as styles from './Figures.module.css';

interface FiguresProps {
  figures: readonly Queries.FigureFragment[];
  /** Number of services, which replaces `{services}` in a figure's value. */
  services: number;
}

/** Figures on a dark band across the page, each under a gallery photo that illustrates it. */
export function Figures({ figures, services }: FiguresProps) {
  return (
    <div className={styles.band}>
      <ul className={styles.figures}>
        {figures.map(({ value, label, photo }, index) => (
          <li key={label} className={styles.figure}>
            <p className={styles.text}>
              <Value>{interpolate(value, { services })}</Value>{' '}
              <span className={styles.label}>{label}</span>
            </p>
            {photo && (
              <SiteLink className={styles.photo} href={photoPath(photo.slug)}>
                <span className={styles.title}>{photo.title}</span>
                <Picture
                  image={photo.src.gatsbyImageData}
                  alt={photo.alt}
                  focus={photo.focus}
                  sizes={sizesOf(photo.src.gatsbyImageData, index % 4 === 0 || index % 4 === 3)}
                />
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The number or word of a figure. */
function Value({ children }: { children: string }) {
  return (
    <span className={styles.value} data-long={/\S{7}/.test(children)}>
      {children}
    </span>
  );
}

/** Media condition, about the widths of the inner and outer photos, and their height, vw (`Figures.module.css`). */
const BOXES = [
  ['(min-width: 64rem) ', 22, 28, 30],
  ['', 50, 50, 62.5],
] as const;

/** Returns `sizes` of a photo that covers its box; the first and the last photo are `outer`. */
function sizesOf({ width, height }: { width: number; height: number }, outer: boolean): string {
  return BOXES.map(([media, inner, wide, high]) => {
    const cover = Math.max(outer ? wide : inner, (high * width) / height);
    return `${media}${Math.round(cover)}vw`;
  }).join(', ');
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
