import type { Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { Ordered } from '../names';
import { CONTENT_FOLDER } from '../names';

/** The node of an item in a folder, such as a photo or a service. */
export type ContentNode = Node & Ordered;

/** The part of Gatsby's node model that the resolvers here use; Gatsby itself types it as `any`. */
export interface ResolverContext {
  nodeModel: {
    findOne: <T extends Node>(args: { type: string; query: object }) => Promise<T | null>;
    findAll: <T extends Node>(args: {
      type: string;
      query: object;
    }) => Promise<{ entries: Iterable<T> }>;
    getNodesByIds: (args: { ids: readonly string[]; type: string }) => Node[];
  };
}

/** Returns the site's language. Read from its node, so that Gatsby runs queries again when it changes. */
export async function langOf({ nodeModel }: ResolverContext): Promise<string> {
  const site = await nodeModel.findOne<Node & { lang: string }>({ type: 'SiteContent', query: {} });
  return site?.lang ?? 'en';
}

/** Whether a node is a file in `content/`. */
export function isContentFile(node: Node): node is FileSystemNode {
  return node.internal.type === 'File' && node.sourceInstanceName === CONTENT_FOLDER;
}
