import type { RouteUpdateArgs } from 'gatsby';

/** Duration of the animation, ms. The page can be used while it runs. */
const DURATION = 200;

/** Fades in the content of a page after a navigation, but not on the first load of the site. */
export function fadeInPage({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const main = document.getElementById('main');
  main?.animate({ opacity: [0, 1] }, { duration: DURATION, easing: 'ease-out' });
}
