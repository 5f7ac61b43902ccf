import { useEffect, useEffectEvent } from 'react';
import { photoPath } from '../address';

/** Key in the state of the history entry that an opened photo adds. */
const VIEWER = 'photoViewer';

/**
 * Time after which the address follows the photo shown, ms. Safari throws when a page changes its address
 * more than a hundred times in thirty seconds, as a held arrow key would.
 */
const DELAY = 300;

/** Whether the current history entry is the one of the viewer. */
const isViewerEntry = () =>
  Boolean((window.history.state as Record<string, unknown> | null)?.[VIEWER]);

/**
 * Puts the address and the title of the photo shown into the browser's bar, in one history entry of the
 * gallery. Not by the router: it would load and show the photo's page, which the address leads to from
 * elsewhere, after a reload, and by Forward.
 * @param slug the photo shown
 * @param title title of its page
 * @param onBack called when the visitor has gone back to the gallery
 */
export function usePhotoAddress(slug: string, title: string, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  const push = useEffectEvent(() => {
    const state = { key: String(Date.now()), [VIEWER]: true };
    window.history.pushState(state, '', photoPath(slug));
  });
  useEffect(() => {
    const galleryTitle = document.title;
    const listener = () => back();
    push();
    window.addEventListener('popstate', listener);
    window.addEventListener('pagehide', startAtTop);
    return () => {
      window.removeEventListener('popstate', listener);
      window.removeEventListener('pagehide', startAtTop);
      document.title = galleryTitle;
    };
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isViewerEntry()) return;
      document.title = title;
      window.history.replaceState(window.history.state, '', photoPath(slug));
    }, DELAY);
    return () => clearTimeout(timer);
  }, [slug, title]);
}

/** After a reload, the photo's page is not scrolled to where the gallery was. */
function startAtTop(): void {
  if (isViewerEntry()) window.history.scrollRestoration = 'manual';
}

/** Takes the address of the viewer out of the bar again, if it is still there. */
export function leavePhotoAddress(): void {
  if (isViewerEntry()) window.history.back();
}
