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

/** Window, width and height of the picture's place; `Hero.module.css` lays it out. */
const PLACES = [
  ['(min-width: 85rem) ', '30.8vw + 23.4rem', 'min(54rem, 100vh - 8.25rem)'],
  ['(min-width: 64rem) ', '59vw', '100vh - 8.25rem'],
  ['(min-width: 36rem) and (max-height: 30rem) ', '48vw', '100vh - 8.25rem'],
  ['(min-width: 48rem) ', '100vw', 'min(45.5rem, 60vh)'],
  ['', '100vw', 'min(45.5rem, 35vh)'],
];

/** The width at which the picture is drawn to cover its place. */
function drawnWidth({ width, height }: { width: number; height: number }): string {
  const ratio = (width / height).toFixed(3);
  return PLACES.map(([window, w, h]) => `${window}max(${w}, ${ratio} * (${h}))`).join(', ');
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
