import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type * as tsx from 'tsx/cjs/api';
import type * as site from './src/gatsby/hooks';

/*
 * Gatsby compiles this file with Parcel, and in each build webpack looks up all that it imports, to know whether
 * bundles are still valid. tsx compiles the hooks instead: neither has more to do than in a site without any.
 */
const load = createRequire(resolve('package.json'));
const { register } = load('tsx/cjs/api') as typeof tsx;
const unregister = register();
const { hooks } = load('./src/gatsby/hooks') as typeof site;
unregister();

export const {
  onPreInit,
  onPreBootstrap,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  createResolvers,
  createPages,
  onCreateDevServer,
  onPostBuild,
} = hooks;
