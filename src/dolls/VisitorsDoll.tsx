import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Doll } from './Doll';
import { useDropped, usePattern } from './takenPlace';

type DollProps = Pick<ComponentProps<typeof Doll>, 'className' | 'defines'>;

/** The doll of a visitor who has sent a message; nothing before. */
export function VisitorsDoll(props: DollProps) {
  const pattern = usePattern();
  return __DOLLS__ && pattern && <TakenDoll {...props} pattern={pattern} />;
}

/** If the visitor sent the message while the page was open, the doll drops once it is in view. */
function TakenDoll(props: DollProps & { pattern: string }) {
  const dropped = useDropped();
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

  return <Doll {...props} ref={doll} data-drop={dropped ? (seen ? 'now' : 'later') : undefined} />;
}
