import { graphql } from 'gatsby';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import * as styles from './ClosingTile.module.css';

/** The last tile of the gallery: a sentence, and a link to the contact page. */
export function ClosingTile({ labels }: { labels: Queries.ClosingTileFragment }) {
  return (
    <div className={styles.closing}>
      <p className={styles.text}>{labels.text}</p>
      <SiteLink className={styles.link} href="/contact/">
        {labels.link}
        <Icon name="arrow-right" />
      </SiteLink>
    </div>
  );
}

export const fragment = graphql`
  fragment ClosingTile on GalleryContentClosing {
    text
    link
  }
`;
