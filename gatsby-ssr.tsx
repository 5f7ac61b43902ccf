import type { GatsbySSR } from 'gatsby';
import type { HTMLAttributes } from 'react';
import { deferScripts } from './src/hydration/deferredScripts';
import { textDirection } from './src/ui/textDirection';

export { wrapPageElement, wrapRootElement } from './src/layout/wrap';

/**
 * Adds the language and the icons of the interface to each page's HTML. Fonts are not preloaded: Chromium
 * would wait for them before it paints a page.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  setPreBodyComponents([
    // The `div` hides the SVG: `base.css` sets `display: block` on every SVG, which overrides the SVG's own
    // `hidden` or `display` attribute.
    <div key="icons" hidden dangerouslySetInnerHTML={{ __html: __ICON_SPRITE__ }} />,
    // While Firefox waits for a web font, it shows no local font that stands in for it, unless it is used elsewhere.
    <p
      key="fonts"
      aria-hidden
      style={{ position: 'absolute', visibility: 'hidden', fontFamily: 'var(--serif-stand-ins)' }}
    >
      a<span style={{ fontFamily: 'var(--sans-stand-ins)' }}>a</span>
    </p>,
  ]);
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
  ]);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = deferScripts;
