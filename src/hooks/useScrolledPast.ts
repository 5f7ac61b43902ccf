import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/**
 * Whether the page is scrolled further than a distance.
 * @param distance px; exactly this far is not yet past
 */
export function useScrolledPast(distance: number): boolean {
  const read = useCallback(() => window.scrollY > distance, [distance]);
  return useSyncExternalStore(subscribe, read, () => false);
}
