import type { GatsbyNode } from 'gatsby';
import { contentResolvers, createContentNode } from './src/gatsby/content';
import { defineTypes } from './src/gatsby/contentTypes';
import { checkEdits, rememberContent } from './src/gatsby/contentEdits';
import { publishDesk, serveDesk } from './src/gatsby/desk';
import { prepareForHosts, PUBLISHED } from './src/gatsby/hosting';
import { keepBundleLean } from './src/gatsby/leanBundle';
import { showOwnNotFound } from './src/gatsby/notFoundPage';
import { createPhotoPages } from './src/gatsby/photoPages';
import { pictureResolvers } from './src/gatsby/pictures/pictureResolvers';
import { printProgress, waitForContentCheck } from './src/gatsby/parentProcess';
import { adjustWebpack } from './src/gatsby/webpackConfig';
import { tintResolvers } from './src/gatsby/pictures/tint';
import { createUprightCopy } from './src/gatsby/pictures/uprightPicture';

export const onPreInit: GatsbyNode['onPreInit'] = async (args) => {
  printProgress(args);
  await waitForContentCheck();
};
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = rememberContent;
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = defineTypes;
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  await createContentNode(args);
  await createUprightCopy(args);
};
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  keepBundleLean(args);
  adjustWebpack(args);
};
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  // Gatsby's own type is `Function`.
  const create = add as (resolvers: object) => void;
  create({ ...contentResolvers, ...tintResolvers, ...pictureResolvers });
};
export const createPages: GatsbyNode['createPages'] = createPhotoPages;
export const onCreatePage: GatsbyNode['onCreatePage'] = showOwnNotFound;
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async (args) => {
  checkEdits(args);
  await serveDesk(args);
};
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await publishDesk(PUBLISHED);
  await prepareForHosts(args);
};
