import { graphql } from 'gatsby';
import { ButtonLink } from '../ui/Button';
import { Boards } from './Boards';
import * as styles from './Hero.module.css';
import { HeroPicture } from './HeroPicture';

/** The first screen of the home page: words, picture and boards. */
export function Hero({ home: { hero, boards } }: { home: Queries.HeroFragment }) {
  return (
    <section className={styles.hero} id="home">
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
        {hero.costs.length > 0 && (
          <ul className={styles.costs}>
            {hero.costs.map((cost, index) => (
              <li key={index}>{cost}</li>
            ))}
          </ul>
        )}
      </div>
      <HeroPicture hero={hero} />
      {boards && <Boards {...boards} />}
    </section>
  );
}

export const fragment = graphql`
  fragment Hero on HomeContent {
    hero {
      kicker
      headline
      mission
      servicesButton
      contactButton
      costs
      ...HeroPicture
    }
    boards {
      ...Boards
    }
  }
`;
