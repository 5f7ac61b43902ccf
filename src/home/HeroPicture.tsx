import { graphql } from 'gatsby';
import { WORDS_BESIDE } from '../styles/breakpoints';
import { type Box, coverSizes } from '../ui/coverSizes';
import { Picture } from '../ui/Picture';
import * as styles from './Hero.module.css';

/** The large picture of the home page, and the badge at its lower left corner. */
export function HeroPicture({ hero }: { hero: Queries.HeroPictureFragment }) {
  return (
    <div className={styles.frame}>
      <div className={styles.picture}>
        <Picture
          image={hero.image.gatsbyImageData}
          alt={hero.alt}
          focus={hero.focus}
          sizes={coverSizes(hero.image.gatsbyImageData, BOXES)}
          loading="first"
        />
      </div>
      <p className={styles.badge}>
        <strong className={styles.badgeTitle}>{hero.badge.title}</strong>
        <span>{hero.badge.text}</span>
      </p>
    </div>
  );
}

/** The picture's box (`Hero.module.css`). */
const BOXES: readonly Box[] = [
  [
    `${WORDS_BESIDE} `,
    'min(51.3vw + 4.9rem, 30.8vw + 32rem, 136vh - 11.2rem)',
    'min(60vw, 100vh - 6.25rem, 76rem, 19vw + 33rem)',
  ],
  ['(min-width: 48rem) ', '100vw', 'clamp(65vw, 60vh, 105vw)'],
  ['', '100vw', 'max(65vw, 35vh)'],
];

export const fragment = graphql`
  fragment HeroPicture on HomeContentHero {
    alt
    focus
    badge {
      title
      text
    }
    image {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [800, 1200, 1440, 1920])
    }
  }
`;
