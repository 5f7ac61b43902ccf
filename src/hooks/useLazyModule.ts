import { useEffect, useEffectEvent, useState } from 'react';
import { onFirstInteraction } from '../browser/firstInteraction';

/**
 * A part of the page once its script is there, which is fetched at the visitor's first sign of life or
 * when it is needed. Not with `lazy`: React holds back what a `Suspense` reveals for up to 300 ms.
 * @param load must stay the same function
 * @param needed whether the part is to be shown
 * @param onMissing called when a needed script does not arrive, as offline; the next need asks again
 */
export function useLazyModule<Part>(
  load: () => Promise<{ default: Part }>,
  needed = false,
  onMissing?: () => void,
): Part | undefined {
  const [loaded, setLoaded] = useState<{ default: Part }>();
  const miss = useEffectEvent(() => onMissing?.());

  useEffect(() => {
    if (loaded) return;
    let waiting = needed;
    const fetch = () => {
      load().then(setLoaded, () => {
        if (waiting) miss();
      });
    };
    if (!needed) return onFirstInteraction(fetch);
    fetch();
    return () => {
      waiting = false;
    };
  }, [load, needed, loaded]);

  return loaded?.default;
}
