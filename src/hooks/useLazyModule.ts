import { useEffect, useEffectEvent, useState } from 'react';
import { onFirstInteraction } from '../browser/firstInteraction';

/**
 * The default export of a lazily loaded module, `undefined` until it has loaded. It is fetched at the
 * visitor's first interaction with the page, or as soon as it is needed. Not `React.lazy`: React may
 * delay revealing a `Suspense` boundary by 300 ms.
 * @param load imports the module; must be the same function in each render
 * @param needed whether it is to be shown now
 * @param onMissing called when it is needed and fails to load, as offline; it is fetched again when
 * `needed` turns true again
 */
export function useLazyModule<Part>(
  load: () => Promise<{ default: Part }>,
  needed: boolean,
  onMissing?: () => void,
): Part | undefined {
  const [loaded, setLoaded] = useState<{ default: Part }>();
  const reportMissing = useEffectEvent(() => onMissing?.());

  useEffect(() => {
    if (loaded) return;
    let stillNeeded = needed;
    const fetch = () => {
      load().then(setLoaded, () => {
        if (stillNeeded) reportMissing();
      });
    };
    if (!needed) return onFirstInteraction(fetch);
    fetch();
    return () => {
      stillNeeded = false;
    };
  }, [load, needed, loaded]);

  return loaded?.default;
}
