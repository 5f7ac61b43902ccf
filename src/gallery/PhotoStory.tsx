import { STORY_ID } from './address';
import * as styles from './PhotoStory.module.css';

interface PhotoStoryProps {
  /** Output of gatsby-transformer-remark; safe, since the content check allows no HTML in the markdown. */
  html: string;
  /** Id of the photo's title, which names the story. */
  titleId: string;
}

/** A photo's story on its own page: the text that staff write below the front matter. */
export function PhotoStory({ html, titleId }: PhotoStoryProps) {
  return (
    <section id={STORY_ID} className={styles.story} aria-labelledby={titleId}>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
