import { graphql } from 'gatsby';
import { SectionHead } from '../ui/SectionHead';
import { IconDoll } from './IconDoll';
import { joinAmpersands } from './joinAmpersands';
import * as styles from './ServicesStage.module.css';

interface ServicesStageProps {
  heading: string;
  intro: string;
  services: readonly Queries.ServiceDollFragment[];
}

/** The most dolls that stand beside each other on wide screens. */
const MOST_DOLLS = 8;

/** The head of the services page: below the heading all services stand as dolls, each a link to its card. */
export function ServicesStage({ heading, intro, services }: ServicesStageProps) {
  const dolls = Math.ceil(services.length / Math.ceil(services.length / MOST_DOLLS));
  return (
    <div className={styles.stage}>
      <SectionHead heading={heading} intro={intro} level="h1" layout="centred" />
      <ul
        className={styles.dolls}
        style={{ '--dolls': dolls }}
        data-in-rows={services.length > MOST_DOLLS}
      >
        {services.map(({ slug, icon, title }, index) => {
          const inRow = Math.min(dolls, services.length - index + (index % dolls));
          return (
            <li key={slug}>
              <a
                className={styles.service}
                href={`#${slug}`}
                style={{ '--from-middle': (index % dolls) - (inRow - 1) / 2 }}
              >
                <IconDoll icon={icon} number={index} className={styles.doll} loading="eager" />
                <span className={styles.name}>{joinAmpersands(title)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment ServiceDoll on Service {
    slug
    icon
    title
  }
`;
