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

/** The picture's box (`Hero.module.css`): beside the words, as high as they are; beside the boards; across a phone. */
const BOXES: readonly Box[] = [
  [
    WORDS_BESIDE,
    'min(51vw + 5rem, 82rem, 81vw - 13.5rem, 120vh - 8rem)',
    'max(12rem, min(64vw, 100vh - 6rem) - 7rem)',
  ],
  ['(min-width: 44rem)', '62vw', '52vw'],
  ['', '100vw', '65vw'],
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
