import { graphql } from 'gatsby';
import { photoPath } from '../content/galleryPaths';
import { PAIR } from '../styles/widths';
import { Picture } from '../ui/Picture';
import { SiteLink } from '../ui/SiteLink';
import * as styles from './Voices.module.css';

interface VoicesProps {
  voices: readonly Queries.VoiceFragment[];
  /** The label of the link to a photo's story. */
  story: string;
}

/** What people say about the business, beside their photos or beside a thread of beads. */
export function Voices({ voices, story }: VoicesProps) {
  if (voices.length === 0) return null;
  return (
    <ul className={styles.voices}>
      {voices.map(({ quote, name, role, photo }) => (
        <li key={quote} className={styles.voice} data-pictured={Boolean(photo)}>
          {photo && (
            <div className={styles.photo}>
              <Picture
                image={photo.src.gatsbyImageData}
                alt={photo.alt}
                focus={photo.focus}
                sizes={PAIR}
              />
            </div>
          )}
          <div className={styles.words}>
            <blockquote className={styles.quote}>
              <q>{quote}</q>
            </blockquote>
            <p className={styles.person}>
              <strong className={styles.name}>{name}</strong> <span>{role}</span>
            </p>
            {photo?.hasBody && (
              <SiteLink className={styles.story} href={photoPath(photo.slug)}>
                {`${story}: ${photo.title}`}
              </SiteLink>
            )}
          </div>
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
    photo {
      title
      alt
      hasBody
      ...PhotoPicture
    }
  }
`;
