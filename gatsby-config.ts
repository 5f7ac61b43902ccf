import { join, resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { CONTENT_FOLDER, loadSite, LOGO_FILE } from './src/content/load';
import { textDirection } from './src/textDirection';
import { PAPER } from './src/styles/paper';

const { brand, lang, tagline, url } = loadSite();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: url },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // An adapter that does nothing. Without one, Gatsby downloads its own in a build on Netlify, which adds
  // header rules that overlap those of src/hosting.
  adapter: { name: 'static files', adapt: () => undefined },
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: CONTENT_FOLDER, path: CONTENT_FOLDER },
    },
    'gatsby-transformer-remark',
    // gatsby-plugin-image is not listed: this site uses its data (`gatsbyImageData`), but not its component,
    // for which the plugin would add an inline style and script to every page.
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        // Widths stand in the fragment of each use. The qualities are the lowest at which both formats reach
        // a structural similarity of 0.976 (mean of the pictures in content/, luma, at 640 and 1080 px).
        defaults: {
          formats: ['jpg', 'avif'],
          placeholder: 'dominantColor',
          avifOptions: { quality: 44 },
          jpgOptions: { quality: 68 },
        },
        useMozJpeg: true,
      },
    },
    'gatsby-transformer-sharp',
    {
      resolve: resolve('src/gatsby/manifest'),
      options: {
        icon: join(CONTENT_FOLDER, LOGO_FILE),
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
        ],
        // Without links: iOS finds apple-touch-icon.png by its name.
        legacy: false,
        name: brand,
        short_name: brand,
        description: tagline,
        lang,
        dir: textDirection(lang),
        start_url: '/',
        display: 'browser',
        background_color: PAPER,
        theme_color: PAPER,
      },
    },
    // By default it lists all pages except the one for unknown addresses.
    'gatsby-plugin-sitemap',
  ],
};

export default config;
