import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { type ContentNode, langOf, type ResolverContext } from '../content/fields/nodeModel';
import { byOrder } from '../content/names';
import { isFolder, kinds } from '../content/schemas/kinds';
import { dayNames } from '../content/time';
import { typesOf } from './graphql';
import { pageOfPhotos } from './photoPages';

/** Defines the GraphQL types of all content. Gatsby infers none, since it could not from an empty folder. */
export function defineTypes({ actions, schema }: CreateSchemaCustomizationArgs): void {
  const withBody = kinds.filter(({ body }) => body).map(({ type }) => type);
  actions.createTypes([
    ...kinds.flatMap((kind) => typesOf(kind, schema)),
    'type Day { iso: String! text: String! date: String! }',
    'type Time { iso: String! text: String! }',
    schema.buildObjectType({ name: 'Content', fields: CONTENT_FIELDS }),
    'type PageOfPhotos { number: Int! total: Int! photos: [GalleryPhoto!]! }',
    // gatsby-transformer-remark creates this node from the body of a file, and adds the field `html`.
    `type MarkdownRemark implements Node @dontInfer @childOf(types: ${JSON.stringify(withBody)}) { id: ID! }`,
  ]);
}

/** The root field `content`, which every page query reads, and the names of the days in the site's language. */
export const contentResolvers = {
  Query: { content: { type: 'Content!', resolve: () => ({}) } },
  SiteContentHours: {
    dayNames: {
      type: '[String!]!',
      resolve: async (_source: unknown, _args: unknown, context: ResolverContext) =>
        dayNames(await langOf(context)),
    },
  },
};

/** The fields of the type `Content`: one for each kind of content, and those for parts of the gallery. */
const CONTENT_FIELDS = {
  ...Object.fromEntries(
    kinds.map((kind): [string, object] => [
      kind.field,
      {
        type: isFolder(kind) ? `[${kind.type}!]!` : `${kind.type}!`,
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
};

/** Returns all nodes of a type, in staff's order. */
async function itemsOf(type: string, { nodeModel }: ResolverContext) {
  const { entries } = await nodeModel.findAll<ContentNode>({ type, query: {} });
  return [...entries].sort(byOrder);
}
