import {
  lazy,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import { useClientValue } from '../ui/useClientValue';
import { HasDolls } from './HasDolls';
import { hasDropped, isTaken, keptPattern, onPlaceTaken } from './takenPlace';

/** Its drawing and its styles are not in every page, since few visitors have a doll. Without a connection, none comes. */
const Doll = lazy(() => import('./Doll').catch(() => ({ default: () => null })));

type DollProps = Pick<ComponentProps<typeof Doll>, 'className' | 'defines'>;

/** The doll of a visitor who has sent a message; nothing before. */
export function VisitorsDoll(props: DollProps) {
  const taken = useClientValue(isTaken, false, onPlaceTaken);
  const dolls = useContext(HasDolls);
  return (
    dolls &&
    taken && (
      <Suspense>
        <TakenDoll {...props} />
      </Suspense>
    )
  );
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
