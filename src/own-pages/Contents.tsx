import * as styles from './Contents.module.css';

interface ContentsProps {
  headings: Queries.OwnPageHeadingsFragment['headings'];
  label: string;
  labelLang?: string;
}

/** From so many headings on, a page has a table of contents. */
const ENOUGH = 4;

/** The table of contents of a page with four or more headings. */
export function Contents({ headings, label, labelLang }: ContentsProps) {
  const entries = headings?.flatMap((heading) => (heading?.id ? heading : [])) ?? [];
  if (entries.length < ENOUGH) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 className={styles.heading} id="contents" lang={labelLang}>
        {label}
      </h2>
      <ul className={styles.list}>
        {entries.map(({ id, value, depth }) => (
          <li key={id} className={styles.entry} data-depth={depth}>
            <a className={styles.link} href={`#${id}`}>
              {value}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
