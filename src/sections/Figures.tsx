import { graphql } from 'gatsby';
import { Picture } from '../components/Picture';
import { SiteLink } from '../components/SiteLink';
import { photoPath } from '../gallery/address';
import { FiguresDecoration } from './FiguresDecoration';
import * as styles from './Figures.module.css';

interface FiguresProps {
  figures: readonly Queries.FigureFragment[];
  /** Number of services, which replaces `{services}` in a figure's value. */
  services: number;
}

/** Figures on a dark band across the page, each under a photo of the gallery that illustrates it. */
export function Figures({ figures, services }: FiguresProps) {
  return (
    <div className={styles.band}>
      <FiguresDecoration />
      <ul className={styles.figures}>
        {figures.map(({ value, label, photo }, index) => (
          <li key={label} className={styles.figure}>
            <p className={styles.text}>
              <span className={styles.value}>{value.replace('{services}', String(services))}</span>{' '}
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

/** Media condition, about the widths of the inner and outer photos, and their height (`Figures.module.css`). */
const BOXES = [
  ['(min-width: 85rem) ', '21vw', '29vw', '29.4vw'],
  ['(min-width: 64rem) ', '23.5vw', '26.5vw', '33vw'],
  ['', '50vw', '50vw', '62.5vw'],
];

/** `sizes` of a photo that covers its box; `outer` are the first and the last one. */
function sizesOf({ width, height }: { width: number; height: number }, outer: boolean): string {
  const ratio = (width / height).toFixed(3);
  return BOXES.map(([media, w, wide, h]) => {
    return `${media}max(${outer ? wide : w}, ${ratio} * (${h}))`;
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
