import type { RouteUpdateArgs } from 'gatsby';

/** Duration of the animation, ms. The page can be used while it runs. */
const DURATION = 200;

/** Fades the content of a page in after a navigation to it; not on the first load of the site. */
export function fadeInPage({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const main = document.getElementById('main');
  main?.animate({ opacity: [0, 1] }, { duration: DURATION, easing: 'ease-out' });
}
