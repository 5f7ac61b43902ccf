import { IconDoll } from '../dolls/IconDoll';
import * as cabinet from './Cabinet.module.css';
import { joinAmpersands } from './joinAmpersands';
import * as styles from './ServicesStage.module.css';

interface ServicesStageProps {
  services: readonly Queries.ServiceCardFragment[];
}

/** All services as dolls on a shelf, each a link to its card. */
export function ServicesStage({ services }: ServicesStageProps) {
  return (
    <ul className={styles.stage}>
      {services.map(({ slug, icon, title }, index) => (
        <li key={slug} className={cabinet.cabinet}>
          <a className={styles.link} href={`#${slug}`}>
            <IconDoll icon={icon} number={index} className={styles.doll} />
            <span className={styles.name}>{joinAmpersands(title)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
