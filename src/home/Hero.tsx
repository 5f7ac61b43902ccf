import { graphql } from 'gatsby';
import { ButtonLink } from '../ui/Button';
import * as styles from './Hero.module.css';
import { HeroPicture } from './HeroPicture';

/** The first screen of the home page. */
export function Hero({ hero }: { hero: Queries.HeroFragment }) {
  return (
    <section className={styles.hero} id="home" tabIndex={-1}>
      <div className={styles.text}>
        <hgroup className={styles.title}>
          <p className={styles.kicker}>{hero.kicker}</p>
          <h1 className={styles.headline} data-long={/\S{12}/.test(hero.headline)}>
            {hero.headline}
          </h1>
        </hgroup>
        <p className={styles.mission}>{hero.mission}</p>
        <p className={styles.actions}>
          <ButtonLink href="#services">{hero.servicesButton}</ButtonLink>
          <ButtonLink href="#contact" look="text">
            {hero.contactButton}
          </ButtonLink>
        </p>
      </div>
      <HeroPicture hero={hero} />
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
    ...HeroPicture
  }
`;
