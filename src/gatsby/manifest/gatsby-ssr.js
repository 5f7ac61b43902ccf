export { onRenderBody } from 'gatsby-plugin-manifest/gatsby-ssr';
