/** Loads the code of the viewer: the largest part of the site's scripts, of which most visitors need nothing. */
export const loadViewer = () => import('./viewer/PhotoDialog');

/** Loads the viewer before it is needed: when the visitor seems about to open a photo. */
export function prepareViewer(): void {
  // A click tries again.
  loadViewer().catch(() => undefined);
}
