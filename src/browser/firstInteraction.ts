/** A visitor who does one of these is about to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/**
 * Calls back at the visitor's first sign of life: what only a use of the page needs is fetched then.
 * @returns what ends it
 */
export function onFirstInteraction(act: () => void): () => void {
  const signs = new AbortController();
  const { signal } = signs;
  const begin = () => {
    signs.abort();
    act();
  };
  SIGNS.forEach((sign) => window.addEventListener(sign, begin, { passive: true, signal }));
  return () => signs.abort();
}
