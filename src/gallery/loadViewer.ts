/** Time within which the viewer must load after a click, ms. Otherwise the photo's own page opens. */
const LIMIT = 4000;

/** Loads the code of the viewer: the largest part of the site's scripts, of which most visitors need nothing. */
export const loadViewer = () => import('./viewer/PhotoDialog');

/** Loads the viewer before it is needed: when the visitor seems about to open a photo. */
export function prepareViewer(): void {
  // A click tries again.
  loadViewer().catch(() => undefined);
}

/** Loads the viewer for a photo that was opened; rejects if that fails or takes too long. */
export function viewerInTime(): ReturnType<typeof loadViewer> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The viewer takes too long.')), LIMIT);
  });
  return Promise.race([loadViewer(), late]);
}
