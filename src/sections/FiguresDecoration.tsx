import * as styles from './FiguresDecoration.module.css';

/**
 * Drawings that drift up out of the band of figures: position, file, width and height in px. The files are in
 * `static/`, since Gatsby would inline pictures this small.
 */
const THINGS = [
  ['high', 'plane', 120, 65],
  ['middle', 'cap', 120, 80],
  ['low', 'cap', 120, 80],
] as const;

/** Caps and a paper plane above the figures, as decoration. */
export function FiguresDecoration() {
  return (
    <div className={styles.decoration} aria-hidden="true">
      {THINGS.map(([place, name, width, height]) => (
        <img
          key={place}
          className={styles.thing}
          data-place={place}
          src={`/drift/${name}.svg`}
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
