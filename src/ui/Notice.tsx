import { type ReactNode, useSyncExternalStore } from 'react';
import { createStore } from './store';

const notice = createStore<ReactNode>(null);

/** Shows a notice on the current page and later ones, until `null` replaces it. */
export const showNotice = (shown: ReactNode): void => notice.set(shown);

/** The live region for notices. It stays in the document, so that screen readers say what appears in it. */
export function Notice() {
  const shown = useSyncExternalStore(notice.subscribe, notice.get, () => null);
  return (
    <div aria-live="polite" aria-atomic="true">
      {shown}
    </div>
  );
}
