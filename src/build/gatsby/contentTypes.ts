import type { CreateSchemaCustomizationArgs, Node } from 'gatsby';
import type { PictureUse } from '../../schemas/fields';
import { kinds } from '../../schemas/kinds';
import { contentType, typeDefinitions } from '../content/graphql';
import { iconMarkup } from '../html/icon';
import { fileNode, type ResolverContext } from './nodeModel';
import { PHOTO_PAGE_TYPE } from './photoPages';

/** The part of GraphQL's `GraphQLResolveInfo` used here. */
interface FieldInfo {
  fieldName: string;
  schema: {
    getType: (name: string) => {
      getFields: () => Record<
        string,
        {
          resolve: (node: Node | undefined, args: object, context: object, info: object) => unknown;
        }
      >;
    };
  };
}

/** Returns the value of a field; `value` is what front matter has in it. */
type Resolve = (value: string, context: ResolverContext, info: FieldInfo, node: Node) => unknown;

/** Resolvers of fields that GraphQL gives more of than front matter has, by their `@extension`. */
const RESOLVERS: Record<string, Resolve> = {
  icon: (name) => iconMarkup(name),
  photo: (slug: string | undefined, { nodeModel }) =>
    slug === undefined
      ? null
      : nodeModel.findOne({ type: 'GalleryPhoto', query: { filter: { slug: { eq: slug } } } }),
  markdown: (_value, context, info, { children: ids }) => {
    const [remark] = context.nodeModel.getNodesByIds({ ids, type: 'MarkdownRemark' });
    const { html } = info.schema.getType('MarkdownRemark').getFields();
    return html.resolve(remark, {}, context, { ...info, fieldName: 'html' });
  },
};

/** Defines the GraphQL types of all content. Gatsby infers none: it could not from an empty folder. */
export function defineTypes({ actions }: CreateSchemaCustomizationArgs): void {
  for (const [name, resolve] of Object.entries(RESOLVERS)) {
    actions.createFieldExtension({ name, extend: () => ({ resolve: resolver(resolve) }) });
  }
  actions.createFieldExtension({
    name: 'picture',
    args: { use: 'String!', folder: 'String!' },
    extend: ({ use, folder }: { use: PictureUse; folder: string }) => ({
      resolve: resolver(async (name, context) => {
        const picture = await pictureNode(folder + name, context);
        return picture && { ...picture, use };
      }),
    }),
  });
  actions.createTypes(kinds.map(typeDefinitions).join('\n'));
  actions.createTypes(contentType(kinds));
  actions.createTypes(PHOTO_PAGE_TYPE);
  actions.createTypes('type MarkdownRemark implements Node @dontInfer { id: ID! }');
}

/** Gives a resolver the parameters with which GraphQL calls it. */
function resolver(resolve: Resolve) {
  return (
    source: Node & Record<string, unknown>,
    _args: unknown,
    context: ResolverContext,
    info: FieldInfo,
  ) => resolve(source[info.fieldName] as string, context, info, source);
}

/** The `ImageSharp` node of a picture, or of its upright copy where there is one. */
async function pictureNode(path: string, context: ResolverContext): Promise<Node | undefined> {
  const file = await fileNode(context, path);
  const children = ({ children: ids }: Node, type: string) =>
    context.nodeModel.getNodesByIds({ ids, type });
  const [upright = file] = children(file, 'File');
  return children(upright, 'ImageSharp').at(0);
}
