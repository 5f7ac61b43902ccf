import type { GatsbyNode } from 'gatsby';
import { serveAdmin } from './src/build/admin';
import { giveUpCache, keepCache } from './src/build/cache';
import { checkEdits, isDeveloping } from './src/build/contentEdits';
import { createContentNode } from './src/build/contentNodes';
import { contentResolvers, defineTypes } from './src/build/contentTypes';
import { finishBuild } from './src/build/finishBuild';
import { createOwnPages } from './src/build/ownPages';
import { createPhotoPages } from './src/build/photoPages';
import { avifResolvers } from './src/build/pictures/avif';
import { createPlainCopy } from './src/build/pictures/plainCopy';
import { adjustWebpack } from './src/build/webpackConfig';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  // `finishBuild` marks the cache of a build as whole. A preview may end at any time.
  if (!isDeveloping()) giveUpCache();
  else keepCache();
};
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = defineTypes;
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  await createContentNode(args);
  await createPlainCopy(args);
};
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  // Gatsby's own type is `Function`.
  (create as (resolvers: object) => void)({ ...contentResolvers, ...avifResolvers });
};
export const createPages: GatsbyNode['createPages'] = (args) => {
  createPhotoPages(args);
  createOwnPages(args);
};
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = adjustWebpack;
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  checkEdits(args);
  serveAdmin(args);
};
export const onPostBuild: GatsbyNode['onPostBuild'] = finishBuild;
