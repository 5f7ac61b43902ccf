import { graphql } from 'gatsby';
import { IconDoll } from '../dolls/IconDoll';
import { SectionHead } from '../ui/SectionHead';
import { joinAmpersands } from './joinAmpersands';
import * as styles from './ServicesStage.module.css';

interface ServicesStageProps {
  heading: string;
  intro: string;
  services: readonly Queries.StageServiceFragment[];
}

/** The most dolls that have room beside each other on the steps. */
const MOST_DOLLS = 8;

/** The head of the services page: below the heading all services stand as dolls, each a link to its card. */
export function ServicesStage({ heading, intro, services }: ServicesStageProps) {
  const dolls = services.length;
  return (
    <div className={styles.stage}>
      <SectionHead heading={heading} intro={intro} level="h1" layout="centred" />
      <ul className={dolls > MOST_DOLLS ? styles.dolls : styles.steps} style={{ '--dolls': dolls }}>
        {services.map(({ slug, icon, title }, index) => (
          <li key={slug}>
            <a
              className={styles.service}
              href={`#${slug}`}
              style={{ '--from-middle': index - (dolls - 1) / 2 }}
            >
              <IconDoll icon={icon} number={index} className={styles.doll} loading="eager" />
              <span className={styles.name}>{joinAmpersands(title)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment StageService on Service {
    slug
    icon
    title
  }
`;
