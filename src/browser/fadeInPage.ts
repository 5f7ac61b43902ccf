import type { GatsbyBrowser } from 'gatsby';

type RouteUpdate = Parameters<NonNullable<GatsbyBrowser['onRouteUpdate']>>[0];

/** How long a page takes to appear, ms; it can be read and used from the first of them. */
const DURATION = 200;

/** Lets the content of a page that a visitor went to appear softly; the first one is there at once. */
export function fadeInPage({ location, prevLocation }: RouteUpdate): void {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const content = document.getElementById('content');
  content?.animate({ opacity: [0, 1] }, { duration: DURATION, easing: 'ease-out' });
}
