import { photoPath } from '../address';
import { PhotoLabels } from '../PhotoLabels';
import { PhotoActions } from './PhotoActions';
import * as styles from './PhotoPanel.module.css';

interface PhotoPanelProps {
  /** Id of the title, which names the dialog. */
  titleId: string;
  photo: Queries.PhotoTileFragment;
  /** The founder's name. */
  founder: string;
  copy: Queries.PhotoDialogFragment['galleryPage'];
}

/** The words of an opened photo, below its picture or beside it. */
export function PhotoPanel({ titleId, photo, founder, copy }: PhotoPanelProps) {
  return (
    <div className={styles.panel} data-beside="">
      <h2 className={styles.title} id={titleId}>
        {photo.title}
      </h2>
      <p className={styles.description}>{photo.description}</p>
      <PhotoActions
        key={photo.slug}
        title={photo.title}
        href={photoPath(photo.slug)}
        labels={copy.viewer}
      />
      <PhotoLabels className={styles.foot} brand={copy.brand} founder={founder} />
    </div>
  );
}
