import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type * as tsx from 'tsx/cjs/api';
import type * as site from './src/gatsby/hooks';

/*
 * Gatsby compiles this file with Parcel, and webpack inspects everything it imports to decide whether bundles
 * are still valid. tsx compiles the hooks instead, so that neither has more to do than on a site without hooks.
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
