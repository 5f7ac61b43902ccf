import type { GatsbySSR } from 'gatsby';
import type { HTMLAttributes } from 'react';
import { deferScripts } from './src/hydration/deferredScripts';
import figtree from './src/styles/fonts/figtree.woff2';
import fraunces from './src/styles/fonts/fraunces.woff2';
import { textDirection } from './src/ui/textDirection';

export { wrapPageElement, wrapRootElement } from './src/layout/wrap';

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
    // While Firefox waits for a web font, it starts no local font that stands in for it, unless it is used elsewhere.
    <p
      key="fonts"
      aria-hidden
      style={{ position: 'absolute', visibility: 'hidden', fontFamily: 'var(--stand-ins)' }}
    >
      a
    </p>,
  ]);
  setBodyAttributes({ style: { '--logo': `url("${__LOGO__}")` } });
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
    <link key="print" rel="stylesheet" href="/print.css" media="print" />,
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
