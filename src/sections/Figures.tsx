import { graphql } from 'gatsby';
import * as styles from './Figures.module.css';

interface FiguresProps {
  figures: readonly Queries.FigureFragment[];
  /** How many services there are; content writes `{services}` for it. */
  services: number;
}

/** The figures, on a dark band across the page. */
export function Figures({ figures, services }: FiguresProps) {
  return (
    <div className={styles.band}>
      <ul className={styles.figures}>
        {figures.map(({ value, label }) => (
          <li key={label}>
            <span className={styles.value}>{value.replace('{services}', String(services))}</span>{' '}
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment Figure on AboutContentFigures {
    value
    label
  }
`;
