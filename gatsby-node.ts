import type { GatsbyNode } from 'gatsby';
import { serveAdmin } from './src/gatsby/admin';
import { checkEdits, rememberTexts } from './src/gatsby/contentEdits';
import { contentResolvers, createContentNodes } from './src/gatsby/contentNodes';
import { defineTypes } from './src/gatsby/contentTypes';
import { finishBuild } from './src/gatsby/finishBuild';
import { localTimeResolvers } from './src/gatsby/localTimes';
import { createPhotoPages } from './src/gatsby/photoPages';
import { createPlainCopy } from './src/gatsby/pictures/plainCopy';
import { adjustWebpack } from './src/gatsby/webpackConfig';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = rememberTexts;
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = defineTypes;
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  await createContentNodes(args);
  await createPlainCopy(args);
};
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  // Gatsby's own type is `Function`.
  (create as (resolvers: object) => void)({ ...contentResolvers, ...localTimeResolvers });
};
export const createPages: GatsbyNode['createPages'] = createPhotoPages;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = adjustWebpack;
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  checkEdits(args);
  serveAdmin(args);
};
export const onPostBuild: GatsbyNode['onPostBuild'] = finishBuild;
