import type { RouteUpdateArgs } from 'gatsby';
import figtree from './fonts/figtree.woff2';
import fraunces from './fonts/fraunces.woff2';

/** Both fonts of `fonts.css` once they have arrived, until a page uses them. */
let arrived: FontFace[] = [];

/** Waits for the fonts that come too late for the first page: `font-display: optional` bars them from it for good. */
export function awaitFonts(): void {
  const fonts = [
    new FontFace('Fraunces', `url(${fraunces})`, { weight: '560' }),
    new FontFace('Figtree', `url(${figtree})`, { weight: '400 650' }),
  ];
  Promise.all(fonts.map((font) => font.load())).then(
    () => (arrived = fonts),
    // Lost on the way: the next load asks again.
    () => undefined,
  );
}

/** Sets the next page in late fonts, in Gatsby's hook before it is rendered, so that no word moves under a reader. */
export function setInLateFonts({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  for (const font of arrived) document.fonts.add(font);
  arrived = [];
}
