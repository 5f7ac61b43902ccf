import * as styles from './PhotoCaption.module.css';

interface PhotoCaptionProps {
  title: string;
  description: string;
}

/** Title and description of a photo, over the lower part of its tile. Stands in the tile's link. */
export function PhotoCaption({ title, description }: PhotoCaptionProps) {
  return (
    <span className={styles.caption}>
      <span className={styles.title}>{title}</span>
      <span className={styles.description}>{description}</span>
    </span>
  );
}
