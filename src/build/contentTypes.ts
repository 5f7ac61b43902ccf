import type { CreateSchemaCustomizationArgs, Node } from 'gatsby';
import { inspectPicture } from '../content/check/inspectPicture';
import { kinds } from '../content/schemas/kinds';
import { localDay, localTime } from '../content/time';
import { isDeveloping } from './contentEdits';
import { contentType, typeDefinitions } from './graphql';
import { iconMarkup } from './icon';
import { langOf, pictureFile, type ResolverContext } from './nodeModel';
import { PAGE_OF_PHOTOS_TYPE } from './photoPages';

/** Defines the GraphQL types of all content. Gatsby infers none, since it could not from an empty folder. */
export function defineTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: 'icon',
    extend: () => ({ resolve: resolver((name) => iconMarkup(name)) }),
  });
  actions.createFieldExtension({
    name: 'time',
    extend: () => ({
      resolve: resolver(async (time, context) => localTime(time, await langOf(context))),
    }),
  });
  actions.createFieldExtension({
    name: 'day',
    extend: () => ({
      resolve: resolver(async (day, context) => localDay(day, await langOf(context))),
    }),
  });
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
    contentType(kinds),
    PAGE_OF_PHOTOS_TYPE,
    'type Time { iso: String! text: String! }',
    'type Day { iso: String! text: String! date: String! }',
    // gatsby-transformer-remark creates this node from the body of a file, and adds the field `html`.
    `type MarkdownRemark implements Node @dontInfer @childOf(types: ${JSON.stringify(withBody)}) { id: ID! }`,
  ]);
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
  const file = await pictureFile(path, context);
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
