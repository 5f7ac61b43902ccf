import type { CreateNodeArgs, Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { isFolder, kindOf, kinds } from '../content/schemas/kinds';
import { CONTENT_FOLDER } from '../content/reading/load';
import { byOrder } from '../content/reading/order';
import { readContent } from '../content/reading/read';
import { slugOf } from '../content/reading/names';
import { dayNames } from '../content/time';
import { heldBackBeside, isDeveloping, readAgainIfEmpty, textOf } from './contentEdits';
import {
  isContentFile,
  langOf,
  pictureFile,
  type ContentNode,
  type ResolverContext,
} from './nodeModel';
import { pageOfPhotos } from './photoPages';

/** Resolves when all nodes so far are created. */
let created: Promise<unknown> = Promise.resolve();

/**
 * Waits for the nodes of all files. In development Gatsby does not, and would delete the page of a photo whose node is
 * being made again.
 */
export const contentNodesCreated = () => created;

/** Creates the nodes for a file in `content/`. */
export async function createContentNodes(args: CreateNodeArgs): Promise<void> {
  const { node } = args;
  if (!isContentFile(node)) return;
  const nodes = createNodesOf(node, args);
  created = Promise.allSettled([created, nodes]);
  await nodes;
}

async function createNodesOf(node: FileSystemNode, args: CreateNodeArgs): Promise<void> {
  readAgainIfEmpty(node);
  await createContentNode(node, args);
  for (const held of heldBackBeside(node)) await createContentNode(held, args);
}

/** Creates a node of its kind (a photo, a service, a page) from a markdown file that follows its schema. */
async function createContentNode(
  node: FileSystemNode,
  { actions, createNodeId, createContentDigest, reporter }: CreateNodeArgs,
): Promise<void> {
  const kind = kindOf(node.relativePath);
  if (!kind) return;

  const text = await textOf(node);
  const content = text && readContent(kind.schema, text);
  if (!content) {
    reporter.error(
      `${CONTENT_FOLDER}/${node.relativePath} has mistakes: run "npm run content:check".`,
    );
    return;
  }

  const { data, body } = content;
  if (data.draft === true) return;
  const item = {
    ...data,
    slug: slugOf(node.relativePath),
    ...(kind.body && { hasBody: body !== '' }),
    id: createNodeId(`${kind.type} ${node.id}`),
    parent: node.id,
    children: [],
    internal: {
      type: kind.type,
      contentDigest: createContentDigest([data, body]),
      // For `plugins/markdown-bodies`. The empty line keeps it from parsing a horizontal rule at the start of the
      // body as front matter.
      ...(kind.body && { mediaType: 'text/markdown', content: `\n${body}` }),
    },
  };
  await actions.createNode(item);
  actions.createParentChildLink({ parent: node, child: item });
}

/** The root field `content`, which every page query reads, and the names of the days in the site's language. */
export const contentResolvers = {
  Query: { content: { type: 'Content!', resolve: () => ({}) } },
  Content: {
    ...Object.fromEntries(
      kinds.map((kind): [string, object] => [
        kind.field,
        {
          resolve: (_source: unknown, _args: unknown, context: ResolverContext) =>
            isFolder(kind) ? itemsOf(kind.type, context) : pageOf(kind.type, context),
        },
      ]),
    ),
    pageOfPhotos: {
      type: 'PageOfPhotos!',
      args: { number: 'Int!' },
      resolve: async (_source: unknown, { number }: { number: number }, context: ResolverContext) =>
        pageOfPhotos(await itemsOf('GalleryPhoto', context), number),
    },
    // Not from all photos, which Gatsby would then sort for each photo's page.
    photo: {
      type: 'GalleryPhoto!',
      args: { slug: 'String!' },
      resolve: (_source: unknown, { slug }: { slug: string }, { nodeModel }: ResolverContext) =>
        nodeModel.findOne({ type: 'GalleryPhoto', query: { filter: { slug: { eq: slug } } } }),
    },
  },
  SiteContentHours: {
    dayNames: {
      type: '[String!]!',
      resolve: async (_source: unknown, _args: unknown, context: ResolverContext) =>
        dayNames(await langOf(context)),
    },
  },
};

/**
 * The last node of each file that is not in a folder. In development Gatsby deletes the node of a changed file before
 * it is made again, and may run queries in between, for example when a file is saved twice.
 */
const lastNodes = new Map<string, Node>();

/** Returns the only node of a type. */
async function pageOf(type: string, { nodeModel }: ResolverContext) {
  const node = (await nodeModel.findOne<Node>({ type, query: {} })) ?? lastNodes.get(type);
  if (node) lastNodes.set(type, node);
  return node;
}

/**
 * Returns all nodes of a type, in staff's order; in development, only those whose picture is there, since with one
 * missing, GraphQL would return none. It is looked for among the nodes, so that Gatsby notices when it comes.
 */
async function itemsOf(type: string, context: ResolverContext) {
  const { entries } = await context.nodeModel.findAll<ContentNode>({ type, query: {} });
  const items = [...entries].sort(byOrder);
  if (!isDeveloping()) return items;
  const folder = kinds.find((kind) => kind.type === type)?.path ?? '';
  const pictures = await Promise.all(
    items.map(
      async ({ src, image = src }) => !image || (await pictureFile(folder + image, context)),
    ),
  );
  return items.filter((_, index) => pictures[index]);
}
