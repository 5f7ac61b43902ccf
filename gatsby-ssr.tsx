import type { GatsbySSR } from 'gatsby';
import type { HTMLAttributes } from 'react';
import { deferScripts } from './src/html/deferredScripts';
import figtree from './src/styles/fonts/figtree.woff2';
import fraunces from './src/styles/fonts/fraunces.woff2';
import { PAPER } from './src/styles/paper';
import { textDirection } from './src/textDirection';

export { wrapPageElement, wrapRootElement } from './src/components/wrap';

/**
 * Preloads both fonts, which every first screen needs: without it they would load only after the styles. The
 * hash of the styles has Gatsby render pages again when styles changed: see `webpackConfig.ts`.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  setPreBodyComponents([
    // A box around the SVG hides it: `base.css` sets `display: block` on every SVG, which overrides the
    // `hidden` or `display` attribute of the SVG itself.
    <div key="icons" hidden dangerouslySetInnerHTML={{ __html: __ICON_SPRITE__ }} />,
  ]);
  setHtmlAttributes({
    lang: __LANG__,
    dir: textDirection(__LANG__),
    'data-styles': __STYLES_HASH__,
    'data-scripts': 'none',
  } as HTMLAttributes<HTMLHtmlElement>);
  setHeadComponents([
    // Styles for pages without scripts need this attribute: only newer browsers can tell in a media query.
    <script
      key="scripts"
      dangerouslySetInnerHTML={{ __html: 'delete document.documentElement.dataset.scripts' }}
    />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="colour" name="theme-color" content={PAPER} />,
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
