import { Stamp } from '../dolls/Stamp';
import { SiteLink } from '../ui/SiteLink';
import * as styles from './Letter.module.css';

interface LetterProps {
  heading: string | null;
  /** The letter. Its last paragraph names its author. */
  html: string;
  /** Text of the link to the contact page. */
  contact: string;
}

/** The founder's letter as a card that was posted, with the founder's stamp; its address is the visitor's answer. */
export function Letter({ heading, html, contact }: LetterProps) {
  return (
    <div className={styles.letter}>
      <div className={styles.card} id="letter">
        <div className={styles.post}>
          <Stamp className={styles.stamp} at={4} />
        </div>
        {heading && <h2 className={styles.heading}>{heading}</h2>}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
        <p className={styles.address}>
          <SiteLink className={styles.link} href="/contact/">
            {contact}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}
