/**
 * gatsby-plugin-manifest without its part for browsers: that only serves sites in several languages, and would
 * put 2 kB of Gatsby and all options into the scripts of every page.
 */
export {
  onPostBootstrap,
  onPreInit,
  pluginOptionsSchema,
} from 'gatsby-plugin-manifest/gatsby-node.js';
