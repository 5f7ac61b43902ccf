import { graphql } from 'gatsby';
import { photoPath } from '../content/galleryPaths';
import { WORDS_BESIDE } from '../styles/breakpoints';
import { type Box, coverSizes } from '../ui/coverSizes';
import { interpolate } from '../ui/interpolate';
import { Picture } from '../ui/Picture';
import { SiteLink } from '../ui/SiteLink';
import * as styles from './Figures.module.css';

interface FiguresProps {
  figures: readonly Queries.FigureFragment[];
  /** Number of services, which replaces `{services}` in a figure's value. */
  services: number;
}

/** Figures on a dark band across the page, each under a gallery photo that illustrates it. */
export function Figures({ figures, services }: FiguresProps) {
  const shown = figures.map((one) => ({ ...one, value: interpolate(one.value, { services }) }));
  return (
    <div className={styles.band}>
      <ul className={styles.figures}>
        {shown.map(({ value, label, photo }) => (
          <li key={label} className={styles.figure}>
            <p className={styles.text}>
              <b className={styles.value} data-long={/\S{7}/.test(value)}>
                {value}
              </b>{' '}
              <span className={styles.label}>{label}</span>
            </p>
            {photo && (
              <SiteLink className={styles.photo} href={photoPath(photo.slug)}>
                <span className={styles.title}>{photo.title}</span>
                <Picture
                  image={photo.src.gatsbyImageData}
                  // The title says it.
                  alt=""
                  focus={photo.focus}
                  sizes={coverSizes(photo.src.gatsbyImageData, boxes(shown.length))}
                />
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The box of a photo (`Figures.module.css`): one of four, of which the outer ones are wider, or of two. */
const boxes = (count: number): Box[] => [
  [WORDS_BESIDE, count === 2 ? '50vw' : '30vw', '34vw'],
  ['', '50vw', 'min(62.5vw, 60vh)'],
];

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
