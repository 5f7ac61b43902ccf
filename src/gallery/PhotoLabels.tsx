import * as styles from './PhotoLabels.module.css';

interface PhotoLabelsProps {
  content: { galleryPage: { brand: string }; site: { founder: { name: string } } };
  /** Class that sets position and colour. */
  className: string;
}

/** The labels of a photo in the viewer and on its page: the gallery's brand and the founder's name. */
export function PhotoLabels({ content, className }: PhotoLabelsProps) {
  return (
    <p className={`${styles.labels} ${className}`}>
      <span>{content.galleryPage.brand}</span> <span>{content.site.founder.name}</span>
    </p>
  );
}
