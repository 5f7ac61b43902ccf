import * as styles from './Drift.module.css';

/**
 * What drifts up out of the band of figures, with width and height in px. The files are in `static/`, since Gatsby
 * would write pictures this small into the page.
 */
const THINGS = [
  ['plane', 144, 73],
  ['cap', 160, 86],
  ['cap-bright', 132, 91],
] as const;

/** Caps and a paper plane above the figures, as decoration. */
export function Drift() {
  return (
    <div className={styles.drift} aria-hidden="true">
      {THINGS.map(([name, width, height]) => (
        <img
          key={name}
          className={styles.thing}
          data-thing={name}
          src={`/drift/${name}.webp`}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}
