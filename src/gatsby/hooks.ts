import type { GatsbyNode } from 'gatsby';
import { finishBuild } from './finishBuild';
import { markDirty, rememberDependencies } from './cache';
import { contentResolvers, createContentNodes } from './contentNodes';
import { checkEdits, rememberContent, showEdits } from './contentEdits';
import { defineTypes } from './contentTypes';
import { serveAdmin } from './admin';
import { writeIcons } from './icons';
import { localTimeResolvers } from './localTimes';
import { createPhotoPages } from './photoPages';
import { awaitPictures } from './pictures/awaitPictures';
import { tintResolvers } from './pictures/tint';
import { createUprightCopy } from './pictures/uprightPicture';
import { openRecord, type SiteRecord } from '../hosting/siteRecord';
import { adjustWebpack } from './webpackConfig';

/** What the last build published. */
let last: SiteRecord | undefined;

/** The site's steps in Gatsby's documented hooks, by their names. */
export const hooks = {
  onPreInit: () => {
    rememberDependencies();
    markDirty();
  },
  onPreBootstrap: async () => {
    last = openRecord();
    await rememberContent();
    await writeIcons();
  },
  createSchemaCustomization: defineTypes,
  onCreateNode: async (args) => {
    await createContentNodes(args);
    await createUprightCopy(args);
  },
  onCreateWebpackConfig: adjustWebpack,
  createResolvers: ({ createResolvers: add }) => {
    // Gatsby's own type is `Function`.
    const create = add as (resolvers: object) => void;
    create({ ...contentResolvers, ...localTimeResolvers, ...tintResolvers });
  },
  createPages: (args) => {
    createPhotoPages(args);
    showEdits(args);
  },
  onCreateDevServer: (args) => {
    checkEdits(args);
    serveAdmin(args);
    awaitPictures(args);
  },
  onPostBuild: (args) => finishBuild(args, last),
} satisfies GatsbyNode;
