import { readFileSync } from 'node:fs';
import type { GatsbySSR } from 'gatsby';
import type { CSSProperties, HTMLAttributes } from 'react';
import { deferScripts } from './src/hydration/deferredScripts';
import figtree from './src/styles/fonts/figtree.woff2';
import fraunces from './src/styles/fonts/fraunces.woff2';
import { textDirection } from './src/ui/textDirection';

export { wrapPageElement, wrapRootElement } from './src/layout/wrap';

/**
 * The logo for the styles, with what no URL in quotes may have encoded. From a style sheet, Gatsby would take it in
 * base64, which adds 0.4 kB to each page.
 */
const logo = readFileSync('content/logo.svg', 'utf8')
  .replace(/\s+/g, ' ')
  .replace(/[%#<>"\\]/g, encodeURIComponent);

/**
 * Adds the language, the logo, the icons of the interface and the preloads of both fonts to each page's HTML. Without
 * preloads, fonts load only after the styles.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setBodyAttributes,
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  setPreBodyComponents([
    // The `div` hides the SVG: `base.css` sets `display: block` on every SVG, which overrides the SVG's own
    // `hidden` or `display` attribute.
    <div key="icons" hidden dangerouslySetInnerHTML={{ __html: __ICON_SPRITE__ }} />,
  ]);
  setBodyAttributes({ style: { '--logo': `url("data:image/svg+xml,${logo}")` } as CSSProperties });
  setHtmlAttributes({
    lang: __LANG__,
    dir: textDirection(__LANG__),
    'data-scripts': 'none',
  } as HTMLAttributes<HTMLHtmlElement>);
  setHeadComponents([
    // Styles for pages without scripts use this attribute: only newer browsers have a media query for that.
    <script
      key="scripts"
      dangerouslySetInnerHTML={{ __html: 'delete document.documentElement.dataset.scripts' }}
    />,
    ...[fraunces, figtree].map((font) => (
      <link
        key={font}
        rel="preload"
        as="font"
        type="font/woff2"
        href={font}
        crossOrigin="anonymous"
      />
    )),
  ]);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = deferScripts;
