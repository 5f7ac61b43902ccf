import type { GatsbyNode } from 'gatsby';
import { beginUse, endUse } from './src/gatsby/cacheMark';
import { contentResolvers, createContentNode } from './src/gatsby/content';
import { checkEdits, rememberContent } from './src/gatsby/contentEdits';
import { defineTypes } from './src/gatsby/contentTypes';
import { publishDesk, serveDesk } from './src/gatsby/desk';
import { finishPages } from './src/html/finishPages';
import { writeHostFiles } from './src/gatsby/hostFiles';
import { localTimeResolvers } from './src/gatsby/localTimes';
import { createPhotoPages } from './src/gatsby/photoPages';
import { tintResolvers } from './src/gatsby/pictures/tint';
import { createUprightCopy } from './src/gatsby/pictures/uprightPicture';
import { PUBLISHED } from './src/gatsby/published';
import { removeWithdrawn } from './src/gatsby/removeWithdrawn';
import { adjustWebpack } from './src/gatsby/webpackConfig';

export const onPreInit: GatsbyNode['onPreInit'] = beginUse;
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = rememberContent;
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = defineTypes;
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  await createContentNode(args);
  await createUprightCopy(args);
};
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = adjustWebpack;
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  // Gatsby's own type is `Function`.
  const create = add as (resolvers: object) => void;
  create({ ...contentResolvers, ...localTimeResolvers, ...tintResolvers });
};
export const createPages: GatsbyNode['createPages'] = createPhotoPages;
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  checkEdits(args);
  serveDesk(args);
  endUse();
};
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await removeWithdrawn(args, PUBLISHED);
  publishDesk(PUBLISHED);
  await finishPages(args, PUBLISHED);
  await writeHostFiles(args, PUBLISHED);
  process.once('exit', (code) => code === 0 && endUse());
};
