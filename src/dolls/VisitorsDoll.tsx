import { useCallback, useState, type ComponentProps } from 'react';
import { untilInView } from '../ui/untilInView';
import { Doll } from './Doll';
import { useDropped, usePattern } from './takenPlace';

/**
 * The doll of a visitor who has sent a message; nothing before. If the page was open then, the doll drops once it is
 * in view.
 */
export function VisitorsDoll(props: Pick<ComponentProps<typeof Doll>, 'className' | 'defines'>) {
  const pattern = usePattern();
  const dropped = useDropped();
  const [seen, setSeen] = useState(false);
  const watch = useCallback((doll: SVGSVGElement) => untilInView(doll, 0.8, setSeen), []);
  return (
    __DOLLS__ &&
    pattern && (
      <Doll
        {...props}
        ref={dropped ? watch : undefined}
        pattern={pattern}
        data-drop={dropped ? (seen ? 'now' : 'later') : undefined}
      />
    )
  );
}
