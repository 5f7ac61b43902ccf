import { SiteLink } from '../components/SiteLink';
import { Peg } from '../pegs/Peg';
import { preventWidows } from '../preventWidows';
import * as styles from './Letter.module.css';

interface LetterProps {
  heading: string | null;
  /** The letter. Its last paragraph names its author. */
  html: string;
  /** Text of the link to the contact page. */
  contact: string;
}

/** The founder's letter, signed, with a doll of the founder opposite. */
export function Letter({ heading, html, contact }: LetterProps) {
  return (
    <div className={styles.letter}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: preventWidows(html) }} />
      <SiteLink className={styles.link} href="/contact/">
        {contact}
      </SiteLink>
      <Writer />
    </div>
  );
}

/** The founder's doll on a plinth. */
function Writer() {
  return (
    <div className={styles.writer}>
      <svg viewBox="0 0 200 180" aria-hidden="true">
        <path fill="#e9dcc2" d="M2 146a98 20 0 0 1 196 0v12a98 20 0 0 1-196 0z" />
        <ellipse cx="100" cy="146" rx="98" ry="20" fill="#fffaf0" />
        <path fill="none" stroke="#e0a030" strokeWidth="1.5" d="M2 152a98 20 0 0 0 196 0" />
        <path fill="#e9dcc2" d="M36 138a64 13 0 0 1 128 0v9a64 13 0 0 1-128 0z" />
        <ellipse cx="100" cy="138" rx="64" ry="13" fill="#fffdf6" />
        <path fill="none" stroke="#c9542f" strokeWidth="1.5" d="M36 142a64 13 0 0 0 128 0" />
      </svg>
      <Peg className={styles.doll} at={4 / 11} />
    </div>
  );
}
