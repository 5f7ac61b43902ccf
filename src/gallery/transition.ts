import { tileId } from './tileId';

/** The name under which tile and opened picture are one to the browser; see `PhotoStage.module.css`. */
const NAME = 'opened-photo';

/** How long the browser holds the page for the dialog's script, ms; then it goes on without. */
const PATIENCE = 150;

const dialog = () => document.querySelector<HTMLElement>('[data-reach-dialog-overlay]');

/** Lets a photo's dialog grow out of its tile, in browsers with view transitions. */
export function openFromTile(slug: string, open: () => void): void {
  const tile = tileOf(slug);
  tile?.style.setProperty('view-transition-name', NAME);
  void withTransition(async () => {
    open();
    const end = performance.now() + PATIENCE;
    // Frames are paused in the meantime, so timers have to do.
    while (!dialog() && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    tile?.style.removeProperty('view-transition-name');
  });
}

/** Lets a photo's dialog shrink back into its tile, in browsers with view transitions. */
export function closeIntoTile(slug: string, close: () => void): void {
  const tile = tileOf(slug);
  void withTransition(() => {
    // The dialog goes with the next step of history, which browsers hold back in the meantime.
    dialog()?.style.setProperty('display', 'none');
    tile?.style.setProperty('view-transition-name', NAME);
    close();
  }).then(() => tile?.style.removeProperty('view-transition-name'));
}

/** The tile of a photo: all of it moves, so that only the page's ground is left in its place. */
function tileOf(slug: string): HTMLElement | null {
  return document.getElementById(`${tileId(slug)}-item`);
}

/**
 * Makes a change within a view transition, or plainly where there is none or motion is unwanted.
 * @returns when the transition is over
 */
async function withTransition(change: () => void | Promise<void>): Promise<void> {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) {
    await change();
    return;
  }
  const transition = document.startViewTransition(change);
  // A transition that is skipped, as when another one starts, has made its change all the same.
  const over = () => undefined;
  transition.ready.catch(over);
  await transition.finished.catch(over);
}
