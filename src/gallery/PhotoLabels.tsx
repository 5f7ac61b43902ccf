import * as styles from './PhotoLabels.module.css';

interface PhotoLabelsProps {
  brand: string;
  /** The founder's name. */
  founder: string;
  /** Class that sets position and colour. */
  className: string;
}

/** The labels of a photo in the viewer and on its page: the gallery's brand and the founder's name. */
export function PhotoLabels({ brand, founder, className }: PhotoLabelsProps) {
  return (
    <p className={`${styles.labels} ${className}`}>
      <span>{brand}</span> <span>{founder}</span>
    </p>
  );
}
