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

/** The founder's doll on a plinth, before the sun of the empty place. */
function Writer() {
  return (
    <div className={styles.writer}>
      <Peg className={styles.sun} at={5 / 10} />
      <svg className={styles.plinth} viewBox="0 0 200 62" aria-hidden="true">
        <linearGradient id="plinth-wall">
          <stop stopColor="#f3e7cf" />
          <stop offset=".3" stopColor="#fbf4e4" />
          <stop offset="1" stopColor="#d3c09c" />
        </linearGradient>
        <path fill="url(#plinth-wall)" d="M2 28v14a98 20 0 0 0 196 0V28z" />
        <ellipse cx="100" cy="28" rx="98" ry="20" fill="#fffaf0" />
        <path fill="none" stroke="#e0a030" strokeWidth="1.6" d="M2 34a98 20 0 0 0 196 0" />
        <path fill="url(#plinth-wall)" d="M36 16v10a64 13 0 0 0 128 0V16z" />
        <ellipse cx="100" cy="16" rx="64" ry="13" fill="#fffdf6" />
        <path fill="none" stroke="#c9542f" strokeWidth="1.6" d="M36 20a64 13 0 0 0 128 0" />
        <ellipse cx="104" cy="18" rx="27" ry="5" fill="#0c262c" opacity=".16" />
      </svg>
      <Peg className={styles.doll} at={4 / 11} />
    </div>
  );
}
