import type { GatsbyConfig } from 'gatsby';
import { CONTENT_FOLDER, loadSite } from './src/build/content/load';

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: loadSite().url },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // Without one, Gatsby downloads an adapter when it builds on Netlify, and that adapter adds header
  // rules which overlap those of src/build/hosting.
  adapter: { name: 'static files', adapt: () => undefined },
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: CONTENT_FOLDER, path: CONTENT_FOLDER },
    },
    'gatsby-transformer-remark',
    // The data of gatsby-plugin-image without its runtime: listing the plugin would add an inline
    // style and script to every page for a component this site does not use.
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        // Both formats come to a structural similarity of 0.976 (mean of the pictures in content/, luma,
        // at 640 and 1080 px) with the fewest bytes. Changing `useMozJpeg` alone leaves finished files
        // as they are until `npm run clean`.
        defaults: { avifOptions: { quality: 44 }, jpgOptions: { quality: 68 } },
        useMozJpeg: true,
      },
    },
    'gatsby-transformer-sharp',
    // It lists every page but the one for unknown addresses, which it leaves out by itself.
    'gatsby-plugin-sitemap',
  ],
};

export default config;
