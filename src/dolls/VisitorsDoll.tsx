import { type ComponentProps, lazy, Suspense, useCallback, useContext, useState } from 'react';
import { untilInView } from '../ui/untilInView';
import { HasDolls } from './HasDolls';
import { useDropped, usePattern } from './takenPlace';

/** Its drawing and its styles are not in every page, since few visitors have a doll. Without a connection, none comes. */
const Doll = lazy(() => import('./Doll').catch(() => ({ default: () => null })));

/**
 * The doll of a visitor who has sent a message; nothing before. If the page was open then, the doll drops once it is
 * in view.
 */
export function VisitorsDoll(props: Pick<ComponentProps<typeof Doll>, 'className' | 'defines'>) {
  const dolls = useContext(HasDolls);
  const pattern = usePattern();
  const dropped = useDropped();
  const [seen, setSeen] = useState(false);
  const watch = useCallback((doll: SVGSVGElement) => untilInView(doll, 0.8, setSeen), []);
  return (
    dolls &&
    pattern && (
      <Suspense>
        <Doll
          {...props}
          ref={dropped ? watch : undefined}
          pattern={pattern}
          data-drop={dropped ? (seen ? 'now' : 'later') : undefined}
        />
      </Suspense>
    )
  );
}
