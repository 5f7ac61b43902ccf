import { readFileSync } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import { loadSite } from './src/content/reading/load';
import { textDirection } from './src/ui/textDirection';

const site = loadSite();

/** The background colour of pages, for the windows of browsers and phones. */
const [, paper] = /--paper: (#\w+)/.exec(readFileSync('src/styles/tokens.css', 'utf8')) ?? [];

const config: GatsbyConfig = {
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // Does nothing. Without an adapter, Gatsby downloads its own in a build on Netlify, whose header rules
  // overlap those of static/_headers.
  adapter: { name: 'static files', adapt: () => undefined },
  graphqlTypegen: { typesOutputPath: 'src/build/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: 'content' },
    },
    // The content check parses stories with the same options.
    {
      resolve: 'markdown-bodies',
      options: { footnotes: false, plugins: ['heading-addresses', 'table-styles'] },
    },
    // gatsby-plugin-image is not listed: the site uses only the type of its data, which
    // gatsby-transformer-sharp resolves. For its component, the plugin would add an inline style and script to
    // every page.
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        // The fragment of each use lists its widths. They are just above those at which phones show a picture,
        // in device pixels (screens of 412 × 1.75, 375 × 2, 412 × 2.625, 390 × 3), since browsers choose the
        // next larger file. The quality is the lowest at which the structural similarity is 0.98, rounded (mean
        // over the pictures in content/ at 640 px; luma counts four times as much as chroma).
        // `src/build/pictures/avif.ts` adds AVIF.
        defaults: {
          formats: ['jpg'],
          placeholder: 'dominantColor',
          jpgOptions: { quality: 68 },
        },
        useMozJpeg: true,
        // As in the content check: by default, a header that some phones write wrongly fails the build.
        failOn: 'error',
      },
    },
    'gatsby-transformer-sharp',
    // By default, it lists all pages except the one for unknown addresses.
    {
      resolve: 'gatsby-plugin-sitemap',
      options: {
        // Sorted, since a build that reuses an earlier one has its pages in another order.
        query: '{ allSitePage(sort: { path: ASC }) { nodes { path } } }',
        resolveSiteUrl: () => site.url,
        // robots.txt names it.
        createLinkInHead: false,
        // Without the plugin's invented `changefreq` and `priority`.
        serialize: ({ path }: { path: string }) => ({ url: path }),
      },
    },
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: site.brand,
        short_name: site.brand,
        description: site.tagline,
        lang: site.lang,
        dir: textDirection(site.lang),
        start_url: '/',
        display: 'browser',
        background_color: paper,
        theme_color: paper,
        icon: 'content/logo.svg',
        // No links for browsers that do not read the manifest.
        legacy: false,
        // The header shows the same file.
        cache_busting_mode: 'none',
        icons: [180, 192, 512].map((size) => ({
          src: `icons/${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
      },
    },
    // Removes the service worker of an earlier site at the same address, which would keep showing that site.
    'gatsby-plugin-remove-serviceworker',
  ],
};

export default config;
