import { readFile } from 'node:fs/promises';
import type { CreateNodeArgs } from 'gatsby';
import { CONTENT_FOLDER } from '../content/reading/load';
import { byOrder, slugOf } from '../content/reading/names';
import { readContent } from '../content/reading/read';
import { isFolder, kindOf, kinds } from '../content/schemas/kinds';
import { dayNames } from '../content/time';
import { type ContentNode, isContentFile, langOf, type ResolverContext } from './nodeModel';
import { pageOfPhotos } from './photoPages';

/** Creates a node of its kind (a photo, a service, a page) from a markdown file that follows its schema. */
export async function createContentNode({
  node,
  actions,
  createNodeId,
  createContentDigest,
  reporter,
}: CreateNodeArgs): Promise<void> {
  if (!isContentFile(node)) return;
  const kind = kindOf(node.relativePath);
  if (!kind) return;

  // A file that is already gone has no node; Gatsby deletes that of its path.
  const bytes = await readFile(node.absolutePath).catch(() => undefined);
  if (!bytes) return;
  const content = readContent(kind.schema, bytes);
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
            isFolder(kind)
              ? itemsOf(kind.type, context)
              : context.nodeModel.findOne({ type: kind.type, query: {} }),
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

/** Returns all nodes of a type, in staff's order. */
async function itemsOf(type: string, { nodeModel }: ResolverContext) {
  const { entries } = await nodeModel.findAll<ContentNode>({ type, query: {} });
  return [...entries].sort(byOrder);
}
