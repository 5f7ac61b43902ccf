import type { Ref } from 'react';
import { interpolate } from '../ui/interpolate';
import * as styles from './CarouselDots.module.css';

interface CarouselDotsProps {
  ref: Ref<HTMLDivElement>;
  /** A name for each dot. There is one for each card until hydration, then one for each position. */
  names: readonly string[];
  position: number;
  /** Number of positions of the carousel on wide screens. */
  fewest: number;
  /** Name of the button to a position, with `{cards}`. */
  show: string;
  onGo: (position: number) => void;
}

/** Buttons that go to a position of the carousel. */
export function CarouselDots(props: CarouselDotsProps) {
  const { ref, names, position, fewest, show, onGo } = props;
  return (
    <div ref={ref} className={styles.dots}>
      {names.map((name, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={interpolate(show, { cards: name })}
          aria-current={index === position}
          data-beyond={index >= fewest || undefined}
          onClick={() => onGo(index)}
        />
      ))}
    </div>
  );
}
