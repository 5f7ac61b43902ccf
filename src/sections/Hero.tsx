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
            sizes="(min-width: 64rem) 58vw, 100vw"
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
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [480, 640, 828, 1080, 1440, 1920]
        formats: [JPG, AVIF]
        placeholder: DOMINANT_COLOR
      )
    }
  }
`;
