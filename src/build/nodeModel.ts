import type { Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { CONTENT_FOLDER } from '../content/reading/load';

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

/** Whether a node is a file in `content/`. */
export function isContentFile(node: Node): node is FileSystemNode {
  return node.internal.type === 'File' && node.sourceInstanceName === CONTENT_FOLDER;
}

/**
 * Returns the node of a file in `content/`.
 * @throws Error if there is no such file; the content check reports it before a build
 */
export async function fileNode(
  { nodeModel }: ResolverContext,
  path: string,
): Promise<FileSystemNode> {
  const file = await nodeModel.findOne<FileSystemNode>({
    type: 'File',
    query: { filter: { relativePath: { eq: path }, sourceInstanceName: { eq: CONTENT_FOLDER } } },
  });
  if (!file) throw new Error(`content/${path} does not exist. Run "npm run content:check".`);
  return file;
}
