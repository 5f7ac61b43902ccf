// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cachedBundles } from './cachedBundles.mjs';
import { cachedTypes } from './cachedTypes.mjs';
import { COMPILED } from './compileNodeCode.mjs';
import { originalModule, lazyModule, overrideModule } from './overrideModule.mjs';

/** Modules that Gatsby loads when it starts, but that only some builds or the development server use. */
export const LAZY = [
  'webpack',
  'gatsby/dist/utils/webpack.config',
  'gatsby/dist/utils/webpack/bundle',
  'gatsby/dist/schema/graphql-engine/bundle-webpack',
  'gatsby/dist/utils/page-ssr-module/bundle-webpack',
  'gatsby/dist/utils/start-server',
  'gatsby/dist/utils/websocket-manager',
  'gatsby/dist/utils/adapter/init',
  'gatsby/dist/utils/get-latest-gatsby-files',
  'gatsby-cli/lib/init-starter',
  'gatsby-cli/lib/login',
  'gatsby-cli/lib/whoami',
];

/**
 * Replaces modules of Gatsby that take seconds of a build and do nothing for this site; docs/gatsby.md
 * explains each. To be called before Gatsby is loaded.
 * @param {NodeJS.Require} require the function that will load Gatsby
 * @param {string} code a hash of all sources except the content
 */
export function leanGatsby(require, code) {
  // Has Gatsby run queries in its own process instead of workers.
  process.env.GATSBY_CPU_COUNT = '1';
  for (const name of LAZY) overrideModule(require, name, lazyModule(require, name));
  for (const [name, exports] of Object.entries(replacements(require, code))) {
    overrideModule(require, name, exports);
  }
}

/**
 * Replacements of Gatsby's modules, by name.
 * @param {NodeJS.Require} require
 * @param {string} code
 * @returns {Record<string, object>}
 */
export const replacements = (require, code) => ({
  ...cachedBundles((name) => originalModule(require, name), code),
  ...cachedTypes((name) => originalModule(require, name), code),
  // `babel.config.json` has the presets; the plugin would add more, which rewrite what all our browsers
  // support.
  'gatsby-plugin-typescript/gatsby-node': {
    ...originalModule(require, 'gatsby-plugin-typescript/gatsby-node'),
    onCreateBabelConfig: () => undefined,
  },
  // The site has no Gatsby functions, but Gatsby would run webpack for them all the same.
  'gatsby/dist/internal-plugins/functions/gatsby-node': {},
  // The site uses no `<Script strategy="off-main-thread">`: its library is not published, nor are the
  // copies that older builds and the development server leave.
  'gatsby/dist/internal-plugins/partytown/gatsby-node': {
    onPreBootstrap: () => rmSync('public/~partytown', { recursive: true, force: true }),
  },
  'gatsby/dist/utils/parcel/compile-gatsby-files': {
    COMPILED_CACHE_DIR: COMPILED,
    // Done already, by compileNodeCode.mjs.
    compileGatsbyFiles: () => Promise.resolve(),
    findCompiledLocalPluginModule: compiledNode,
    /** @type {(root: string, plugin: string) => object} */
    getResolvedFieldsForPlugin: (root, plugin) => ({
      resolvedCompiledGatsbyNode: compiledNode(root, plugin),
    }),
  },
  'gatsby/dist/utils/gatsby-dependents': { getGatsbyDependents: () => Promise.resolve([]) },
  'gatsby/dist/utils/worker/pool': { create: () => ownProcess(require) },
});

/**
 * Path of the compiled gatsby-node.ts. The project has no local plugins, so all others are undefined.
 * @param {string} root
 * @param {string} plugin
 */
function compiledNode(root, plugin) {
  return plugin === 'default-site-plugin' ? join(root, COMPILED, 'gatsby-node.js') : undefined;
}

/**
 * A worker pool without workers: pages are rendered in this process, which has loaded all it takes.
 * @param {NodeJS.Require} require
 */
function ownProcess(require) {
  const nothing = () => undefined;
  return {
    all: { loadConfigAndPlugins: nothing, buildSchema: nothing },
    get single() {
      return require('gatsby/dist/utils/worker/child/render-html');
    },
    end: () => [],
  };
}
