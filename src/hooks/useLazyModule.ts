import { useEffect, useEffectEvent, useState } from 'react';

/** Events that show that the visitor is about to use the page, or that what failed before may work now. */
const EVENTS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'online'] as const;

/**
 * Returns the default export of a lazily loaded module, `undefined` until it has loaded. Loads it at the
 * visitor's first interaction with the page, or as soon as it is needed. If it is needed but fails to load,
 * tries again at each further interaction. `React.lazy` is not used, since React may delay revealing a
 * `Suspense` boundary by 300 ms.
 * @param load imports the module; must be the same function in each render
 * @param needed whether it must be shown now
 * @param onMissing called if it is needed and fails to load: immediately, for example offline, or, if the
 * request hangs, after the time that `scripts.ts` sets
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
    let ended = false;
    let stopListening: (() => void) | undefined;
    const fetch = () => {
      load().then(setLoaded, () => {
        if (!needed || ended) return;
        reportMissing();
        stopListening = onFirstInteraction(fetch);
      });
    };
    if (needed) fetch();
    else stopListening = onFirstInteraction(fetch);
    return () => {
      ended = true;
      stopListening?.();
    };
  }, [load, needed, loaded]);

  return loaded?.default;
}

/**
 * Calls back once, at the visitor's next interaction with the page, or when the browser is online again: for
 * example to fetch what only visitors who use the page need.
 * @returns removes the listeners
 */
function onFirstInteraction(callback: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const listener = () => {
    listeners.abort();
    callback();
  };
  EVENTS.forEach((type) => window.addEventListener(type, listener, { passive: true, signal }));
  return () => listeners.abort();
}
