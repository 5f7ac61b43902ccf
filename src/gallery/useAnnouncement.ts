import { useState } from 'react';

/**
 * What is announced when another photo is shown; nothing for the first, which the dialog names.
 * @param slug the photo shown
 * @param words what announces it
 */
export function useAnnouncement(slug: string, words: string): string {
  const [shown, setShown] = useState({ slug, changed: false });
  if (shown.slug !== slug) setShown({ slug, changed: true });
  return shown.changed ? words : '';
}
