/** The hooks of gatsby-plugin-manifest, which has no types of its own. */
declare module 'gatsby-plugin-manifest/gatsby-node.js' {
  import type { GatsbyNode } from 'gatsby';

  export const onPostBootstrap: GatsbyNode['onPostBootstrap'];
  export const onPreInit: GatsbyNode['onPreInit'];
  export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'];
}

declare module 'gatsby-plugin-manifest/gatsby-ssr' {
  import type { GatsbySSR } from 'gatsby';

  export const onRenderBody: GatsbySSR['onRenderBody'];
}
