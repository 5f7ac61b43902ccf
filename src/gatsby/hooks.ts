import type { GatsbyNode } from 'gatsby';
import { finishPages } from '../html/finishPages';
import { beginUse, endUse } from './cacheMark';
import { contentResolvers, createContentNode } from './content';
import { checkEdits, rememberContent } from './contentEdits';
import { defineTypes } from './contentTypes';
import { publishDesk, serveDesk } from './desk';
import { writeHostFiles } from './hostFiles';
import { writeIcons } from './icons';
import { localTimeResolvers } from './localTimes';
import { createPhotoPages } from './photoPages';
import { awaitPictures } from './pictures/awaitPictures';
import { tintResolvers } from './pictures/tint';
import { createUprightCopy } from './pictures/uprightPicture';
import { removeWithdrawn } from './removeWithdrawn';
import { adjustWebpack } from './webpackConfig';

/** The site's steps in Gatsby's documented hooks, by their names. */
export const hooks = {
  onPreInit: beginUse,
  onPreBootstrap: async () => {
    await rememberContent();
    await writeIcons();
  },
  createSchemaCustomization: defineTypes,
  onCreateNode: async (args) => {
    await createContentNode(args);
    await createUprightCopy(args);
  },
  onCreateWebpackConfig: adjustWebpack,
  createResolvers: ({ createResolvers: add }) => {
    // Gatsby's own type is `Function`.
    const create = add as (resolvers: object) => void;
    create({ ...contentResolvers, ...localTimeResolvers, ...tintResolvers });
  },
  createPages: createPhotoPages,
  onCreateDevServer: (args) => {
    checkEdits(args);
    serveDesk(args);
    awaitPictures(args);
    endUse();
  },
  onPostBuild: async (args) => {
    const isCacheWhole = await removeWithdrawn(args);
    publishDesk();
    await finishPages(args);
    await writeHostFiles();
    process.once('exit', (code) => code === 0 && isCacheWhole && endUse());
  },
} satisfies GatsbyNode;
