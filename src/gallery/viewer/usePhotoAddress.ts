import { navigate } from 'gatsby';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { photoPath } from '../../content/galleryPaths';
import { isModified } from '../../navigation/links';
import { listen } from '../../ui/listen';
import { STORY_ID } from '../photo';

/** Key in the state of the history entry that an opened photo adds. */
const VIEWER = 'photoViewer';

/**
 * Delay before the address changes to that of the photo shown, ms. Safari throws when a page changes its
 * address more than a hundred times in thirty seconds, as a held arrow key would.
 */
const DELAY = 300;

/** Whether the current history entry is the one of the viewer. */
const isViewerEntry = () =>
  Boolean((window.history.state as Record<string, unknown> | null)?.[VIEWER]);

/**
 * Shows the address and title of the current photo in the browser's bar, in a single history entry. Bypasses
 * the router, which would load and show the photo's own page, as the address does from elsewhere, after a
 * reload, and by Forward.
 * @param slug the photo shown
 * @param title title of its page
 * @param onBack called when the visitor has gone back to the gallery
 */
export function usePhotoAddress(slug: string, title: string, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  const push = useEffectEvent(() => {
    const state = { key: String(Date.now()), [VIEWER]: true };
    window.history.pushState(state, '', photoPath(slug));
    // Keeps a reload from scrolling the photo's page to the gallery's position; the mode belongs to this entry.
    window.history.scrollRestoration = 'manual';
  });
  useEffect(() => {
    const galleryTitle = document.title;
    push();
    const stop = listen(window, 'popstate', () => back());
    return () => {
      stop();
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

/** Goes back from the viewer's history entry to the gallery's, if the viewer's is still current. */
export function leavePhotoAddress(): void {
  if (isViewerEntry()) window.history.back();
}

/** Leads to the story of a photo. Its page replaces the viewer's history entry, which has its address already. */
export function openStory(event: MouseEvent, slug: string): void {
  if (isModified(event)) return;
  event.preventDefault();
  navigate(`${photoPath(slug)}#${STORY_ID}`, { replace: true });
}
