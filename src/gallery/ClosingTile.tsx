import { graphql } from 'gatsby';
import { useContext } from 'react';
import { useContact } from '../contact/contactState';
import { HasDolls } from '../dolls/HasDolls';
import { Place } from '../dolls/Place';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import * as styles from './ClosingTile.module.css';

/** The last tile of the gallery: a sentence, a link to the contact page, and the visitor's place. */
export function ClosingTile({ labels }: { labels: Queries.ClosingTileFragment }) {
  const dolls = useContext(HasDolls);
  const doll = useContact((state) => state.doll);
  return (
    <div className={styles.closing}>
      <p className={styles.text}>{labels.text}</p>
      <SiteLink className={styles.link} href="/contact/">
        {labels.link}
        <Icon name="arrow-right" />
      </SiteLink>
      {dolls && <Place className={styles.sun} doll={doll} />}
    </div>
  );
}

export const fragment = graphql`
  fragment ClosingTile on GalleryContentClosing {
    text
    link
  }
`;
