import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { isModified } from '../../navigation/links';
import { Icon } from '../../ui/Icon';
import { interpolate } from '../../ui/interpolate';
import { photoPath, STORY_ID } from '../address';
import * as styles from './PhotoDialog.module.css';

interface PhotoPanelProps {
  /** Id of the title, which names the dialog. */
  titleId: string;
  photo: Queries.PhotoFragment;
  content: Queries.PhotoDialogFragment;
}

/** The words of an opened photo, below its picture or beside it. */
export function PhotoPanel({ titleId, photo, content }: PhotoPanelProps) {
  const labels = content.labels.photo;

  /** The address bar already shows the photo's address, so its page replaces the viewer in the history. */
  function openStory(event: MouseEvent) {
    if (isModified(event)) return;
    event.preventDefault();
    navigate(`${photoPath(photo.slug)}#${STORY_ID}`, { replace: true });
  }

  return (
    <div className={styles.panel} data-beside="">
      <h2 className={styles.title} id={titleId}>
        {photo.title}
      </h2>
      <p className={styles.description}>{photo.description}</p>
      {photo.credit && <p>{interpolate(labels.credit, { name: photo.credit })}</p>}
      {photo.hasBody && (
        <a className={styles.story} href={photoPath(photo.slug)} onClick={openStory}>
          <span>{labels.story}</span>
          <Icon name="arrow-right" />
        </a>
      )}
      <p className={styles.foot}>
        <span>{content.galleryPage.brand}</span>{' '}
        {content.site.founder && <span>{content.site.founder.name}</span>}
      </p>
    </div>
  );
}
