import { useContext, useEffect, useRef, useState, type ComponentProps } from 'react';
import { useClientValue } from '../ui/useClientValue';
import { Doll } from './Doll';
import { HasDolls } from './HasDolls';
import { hasDropped, isTaken, keptPattern, onPlaceTaken } from './takenPlace';

type DollProps = Pick<ComponentProps<typeof Doll>, 'className' | 'defines'>;

/** The doll of a visitor who has sent a message; nothing before. */
export function VisitorsDoll(props: DollProps) {
  const taken = useClientValue(isTaken, false, onPlaceTaken);
  const dolls = useContext(HasDolls);
  return dolls && taken && <TakenDoll {...props} />;
}

/** If the visitor sent the message while the page was open, the doll drops once it is in view. */
function TakenDoll(props: DollProps) {
  const pattern = useClientValue(() => keptPattern() ?? '', '', onPlaceTaken);
  const dropped = useClientValue(hasDropped, false, onPlaceTaken);
  const [seen, setSeen] = useState(false);
  const doll = useRef<SVGSVGElement>(null);

  useEffect(() => {
    if (!dropped || !doll.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: 0.8 },
    );
    observer.observe(doll.current);
    return () => observer.disconnect();
  }, [dropped]);

  return (
    <Doll
      {...props}
      ref={doll}
      pattern={pattern}
      data-drop={dropped ? (seen ? 'now' : 'later') : undefined}
    />
  );
}
