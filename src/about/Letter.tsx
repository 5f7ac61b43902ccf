import { SiteLink } from '../ui/SiteLink';
import * as styles from './Letter.module.css';

interface LetterProps {
  heading: string | null;
  /** The letter. Its last paragraph names its author. */
  html: string;
  /** Text of the link to the contact page. */
  contact: string;
}

/** The founder's letter on a sheet of its own. Below it, a link leads to the visitor's answer. */
export function Letter({ heading, html, contact }: LetterProps) {
  return (
    <div className={styles.letter}>
      <div className={styles.sheet} id="letter">
        {heading && <h2>{heading}</h2>}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
        <p className={styles.answer}>
          <SiteLink className={styles.link} href="/contact/">
            {contact}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}
