// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { cachedBundles } from './cachedBundles.mjs';
import { cachedTypes } from './cachedTypes.mjs';
import { originalModule, lazyModule, overrideModule } from './overrideModule.mjs';

const COMPILED = '.cache/compiled';

/** Loaded by Gatsby at its start, and used by few builds, or by the development server alone. */
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
 * Takes out of Gatsby's build what costs seconds and does nothing for this site; docs/gatsby.md tells
 * of each part. To be called before Gatsby is loaded.
 * @param {NodeJS.Require} require the one that loads Gatsby
 * @param {string} code a hash of all that the pages' code is made from
 */
export function leanGatsby(require, code) {
  // Queries are run by the process itself, not handed to workers.
  process.env.GATSBY_CPU_COUNT = '1';
  for (const name of LAZY) overrideModule(require, name, lazyModule(require, name));
  for (const [name, exports] of Object.entries(replacements(require, code))) {
    overrideModule(require, name, exports);
  }
}

/**
 * What stands in the place of Gatsby's own modules.
 * @param {NodeJS.Require} require
 * @param {string} code
 * @returns {Record<string, object>}
 */
export const replacements = (require, code) => ({
  ...cachedBundles((name) => originalModule(require, name), code),
  ...cachedTypes((name) => originalModule(require, name), code),
  // `babel.config.json` says how TypeScript is compiled; the plugin would add what browsers know.
  'gatsby-plugin-typescript/gatsby-node': {
    ...originalModule(require, 'gatsby-plugin-typescript/gatsby-node'),
    onCreateBabelConfig: () => undefined,
  },
  // The site has no functions: webpack would be run for none.
  'gatsby/dist/internal-plugins/functions/gatsby-node': {},
  // The site uses no `<Script strategy="off-main-thread">`: its library is not published, nor are the
  // copies that older builds and the development server leave.
  'gatsby/dist/internal-plugins/partytown/gatsby-node': {
    onPreBootstrap: () => rmSync('public/~partytown', { recursive: true, force: true }),
  },
  'gatsby/dist/utils/parcel/compile-gatsby-files': {
    COMPILED_CACHE_DIR: COMPILED,
    compileGatsbyFiles,
    findCompiledLocalPluginModule: compiledNode,
    /** @type {(root: string, plugin: string) => object} */
    getResolvedFieldsForPlugin: (root, plugin) => ({
      resolvedCompiledGatsbyNode: compiledNode(root, plugin),
    }),
  },
  'gatsby/dist/utils/gatsby-dependents': { getGatsbyDependents: () => Promise.resolve([]) },
  'gatsby/dist/utils/worker/pool': { create: () => ownProcess(require) },
});

/** @param {string} root folder of the project */
async function compileGatsbyFiles(root) {
  await build({
    absWorkingDir: root,
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts'],
    outdir: COMPILED,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
}

/**
 * The compiled gatsby-node.ts; the project has no plugins of its own.
 * @param {string} root
 * @param {string} plugin
 */
function compiledNode(root, plugin) {
  return plugin === 'default-site-plugin' ? join(root, COMPILED, 'gatsby-node.js') : undefined;
}

/**
 * A pool without workers: pages are rendered here, where all that it takes is loaded already.
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
