import { STORY_ID } from './address';
import * as styles from './PhotoStory.module.css';

/**
 * A photo's story on its own page: the text that staff write below the front matter.
 * @param html output of gatsby-transformer-remark; safe, since the content check allows no HTML in the markdown
 */
export function PhotoStory({ html }: { html: string }) {
  return (
    <div id={STORY_ID} tabIndex={-1} className={styles.story}>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
