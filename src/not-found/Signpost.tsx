import { graphql } from 'gatsby';
import { SiteLink } from '../ui/SiteLink';
import * as styles from './Signpost.module.css';

interface SignpostProps {
  boards: readonly Queries.BoardFragment[];
  /** What screen readers call the links. */
  name: string;
  /** The point of the picture that is kept in sight. */
  focus: string | null;
}

/** Links on the boards of a signpost in a page's picture, which it must overlay exactly. */
export function Signpost({ boards, name, focus }: SignpostProps) {
  const [left, top] = (focus ?? '50% 50%').split(' ');
  // As the picture's `object-position` does.
  const position = { left, top, transform: `translate(-${left}, -${top})` };
  return (
    <nav className={styles.frame} aria-label={name}>
      <ul className={styles.boards} style={position}>
        {boards.map(({ name: text, href, across, down, letters }) => (
          <li key={href} className={styles.board} style={{ '--across': across, '--down': down }}>
            <SiteLink className={styles.link} href={href} data-letters={letters}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const fragment = graphql`
  fragment Board on NotFoundContentBoards {
    name
    href
    across
    down
    letters
  }
`;
