import { graphql } from 'gatsby';
import { SiteLink } from '../ui/SiteLink';
import * as styles from './Boards.module.css';

/** Boards of a signpost on which visitors find themselves, each a link to the service that answers. */
export function Boards({ question, other, links }: Queries.BoardsFragment) {
  return (
    <nav className={styles.boards} aria-labelledby="boards">
      <h2 className={styles.question} id="boards">
        {question}
      </h2>
      <ul className={styles.list}>
        {links.map(({ name, service }, index) => (
          <li key={index}>
            <SiteLink className={styles.board} href={`/services/#${service}`}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
      {other && (
        <SiteLink className={styles.other} href="#contact">
          {other}
        </SiteLink>
      )}
    </nav>
  );
}

export const fragment = graphql`
  fragment Boards on HomeContentBoards {
    question
    other
    links {
      name
      service
    }
  }
`;
