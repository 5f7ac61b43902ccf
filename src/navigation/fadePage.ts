/** Duration of the fade, ms, and the opacity from which a page starts: at 0, an empty frame would flash. */
const [DURATION, FROM] = [160, 0.35];

/** Whether a link leads to the page that is shown next. */
let linked = false;

/** Lets the page of a link fade in; not that of Back and Forward, for which some browsers have their own motion. */
export function awaitPage(path: string): void {
  // Back and Forward have changed the address already.
  linked = path !== window.location.pathname;
}

/**
 * Fades in the page that is shown now, where motion is welcome, in Gatsby's hook for a new page. No view transition:
 * it shows the page later, and takes the clicks of a visitor who has chosen already.
 */
export function fadePage(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (linked && !still) document.getElementById('main')?.animate({ opacity: [FROM, 1] }, DURATION);
  linked = false;
}
