import * as styles from './PhotoLabels.module.css';

interface PhotoLabelsProps {
  brand: string;
  /** The founder's name. */
  founder: string;
  /** Where it stands, and its colour. */
  className: string;
}

/** The gallery's brand and the founder's name, in a row: the labels of a photo in the viewer and on its page. */
export function PhotoLabels({ brand, founder, className }: PhotoLabelsProps) {
  return (
    <p className={`${styles.labels} ${className}`}>
      <span>{brand}</span> <span>{founder}</span>
    </p>
  );
}
