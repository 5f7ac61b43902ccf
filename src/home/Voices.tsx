import { graphql } from 'gatsby';
import * as styles from './Voices.module.css';

/** What people say about the business, in the hand of the founder's letter. */
export function Voices({ voices }: { voices: readonly Queries.VoiceFragment[] }) {
  if (voices.length === 0) return null;
  return (
    <ul className={styles.voices}>
      {voices.map(({ quote, name, role }) => (
        <li key={quote} className={styles.voice}>
          <blockquote className={styles.quote}>{quote}</blockquote>
          <p className={styles.person}>
            <strong className={styles.name}>{name}</strong> <span>{role}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment Voice on HomeContentVoices {
    quote
    name
    role
  }
`;
