import type { CreateSchemaCustomizationArgs, Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { inspectPicture } from '../content/fields/inspectPicture';
import { type ContentNode, langOf, type ResolverContext } from '../content/fields/nodeModel';
import { byOrder, CONTENT_FOLDER } from '../content/names';
import { isFolder, kinds } from '../content/schemas/kinds';
import { dayNames, localDay, localTime } from '../content/time';
import { isDeveloping } from './contentEdits';
import { typeDefinitions } from './graphql';
import { iconMarkup } from './icon';
import { pageOfPhotos } from './photoPages';

/** What is made of the text of a field, by the names of directives (see `graphql.ts`). */
const READERS: Record<string, (text: string, context: ResolverContext) => unknown> = {
  icon: iconMarkup,
  time: async (time, context) => localTime(time, await langOf(context)),
  day: async (day, context) => localDay(day, await langOf(context)),
};

/** Defines the GraphQL types of all content. Gatsby infers none, since it could not from an empty folder. */
export function defineTypes({ actions, schema }: CreateSchemaCustomizationArgs): void {
  for (const [name, read] of Object.entries(READERS)) {
    actions.createFieldExtension({ name, extend: () => ({ resolve: resolver(read) }) });
  }
  actions.createFieldExtension({
    name: 'picture',
    args: { folder: 'String!' },
    extend: ({ folder }: { folder: string }) => ({
      resolve: resolver((name, context) => pictureNode(folder + name, context)),
    }),
  });
  const withBody = kinds.filter(({ body }) => body).map(({ type }) => type);
  actions.createTypes([
    ...kinds.map(typeDefinitions),
    schema.buildObjectType({ name: 'Content', fields: CONTENT_FIELDS }),
    'type PageOfPhotos { number: Int! total: Int! photos: [GalleryPhoto!]! }',
    'type Time { iso: String! text: String! }',
    'type Day { iso: String! text: String! date: String! }',
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
  // Not from all photos, which Gatsby would then sort for each photo's page.
  photo: {
    type: 'GalleryPhoto!',
    args: { slug: 'String!' },
    resolve: (_source: unknown, { slug }: { slug: string }, { nodeModel }: ResolverContext) =>
      nodeModel.findOne({ type: 'GalleryPhoto', query: { filter: { slug: { eq: slug } } } }),
  },
};

/** Returns all nodes of a type, in staff's order. */
async function itemsOf(type: string, { nodeModel }: ResolverContext) {
  const { entries } = await nodeModel.findAll<ContentNode>({ type, query: {} });
  return [...entries].sort(byOrder);
}

/** A resolver for a field that may be missing in front matter. */
function resolver(resolve: (value: string, context: ResolverContext) => unknown) {
  return (
    source: Record<string, unknown>,
    _args: unknown,
    context: ResolverContext,
    { fieldName }: { fieldName: string },
  ) => {
    const value = source[fieldName];
    return typeof value === 'string' ? resolve(value, context) : null;
  };
}

/** The `ImageSharp` node of a picture, or of its plain copy if there is one. */
async function pictureNode(path: string, context: ResolverContext): Promise<Node | undefined> {
  const file = await context.nodeModel.findOne<FileSystemNode>({
    type: 'File',
    query: { filter: { relativePath: { eq: path }, sourceInstanceName: { eq: CONTENT_FOLDER } } },
  });
  if (!file) throw new Error(`content/${path} does not exist. Run "npm run content:check".`);
  // With a damaged picture, gatsby-plugin-sharp would end the development server.
  if (isDeveloping() && !(await inspectPicture(file.absolutePath)).whole) {
    throw new Error(`content/${path} is damaged or incomplete. Copy or export it again.`);
  }
  const children = ({ children: ids }: Node, type: string) =>
    context.nodeModel.getNodesByIds({ ids, type });
  const [plain = file] = children(file, 'File');
  return children(plain, 'ImageSharp').at(0);
}
