import { graphql } from 'gatsby';
import { ButtonLink } from '../components/Button';
import { Picture } from '../components/Picture';
import * as styles from './Hero.module.css';

/** The first screen of the home page. */
export function Hero({ hero }: { hero: Queries.HeroFragment }) {
  return (
    <section className={styles.hero} id="home">
      <div className={styles.words}>
        <hgroup>
          <p className={styles.kicker}>{hero.kicker}</p>
          <h1 className={styles.headline}>{hero.headline}</h1>
        </hgroup>
        <p className={styles.mission}>{hero.mission}</p>
        <p className={styles.actions}>
          <ButtonLink href="#services">{hero.servicesButton}</ButtonLink>
          <ButtonLink href="#contact" look="outlined">
            {hero.contactButton}
          </ButtonLink>
        </p>
      </div>
      <div className={styles.frame}>
        <div className={styles.picture}>
          <Picture
            image={hero.image.gatsbyImageData}
            alt={hero.alt}
            sizes={drawnWidth(hero.image.gatsbyImageData)}
            loading="first"
          />
        </div>
        <p className={styles.badge}>
          <strong className={styles.badgeTitle}>{hero.badge.title}</strong>
          <span>{hero.badge.text}</span>
        </p>
      </div>
    </section>
  );
}

/**
 * The width at which the picture is drawn. Beside the words it covers a box about 60 % as wide as
 * the window, and as high as the first screen; below them, one as wide as the window, and as high as
 * the words leave it: about two fifths.
 */
function drawnWidth({ width, height }: { width: number; height: number }): string {
  const ratio = (width / height).toFixed(3);
  return `(min-width: 64rem) max(58vw, ${ratio} * min(54rem, 100vh - 8.25rem)), max(100vw, ${ratio} * min(36rem, 40vh))`;
}

export const fragment = graphql`
  fragment Hero on HomeContentHero {
    kicker
    headline
    mission
    servicesButton
    contactButton
    alt
    badge {
      title
      text
    }
    image {
      gatsbyImageData
    }
  }
`;
