import { basename, dirname, join } from 'node:path/posix';
import type { Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { CONTENT_FOLDER } from '../names';
import { PICTURE_MIN_WIDTH } from '../schemas/builders';
import { nearest, quoted } from '../sentences/phrases';
import { commentProblem, error, type Problem } from '../sentences/problem';
import type { FieldKind, Surroundings } from './fieldKind';
import { inspectPicture } from './inspectPicture';
import type { ResolverContext } from './nodeModel';

/** The formats of phones and cameras, which the admin page converts. It would leave SVG and TIFF unchanged. */
const PHOTOS = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** The file name of a picture beside its text. Pages get its data from gatsby-transformer-sharp. */
export const picture: FieldKind = {
  read: (name) => name.replace(/^\.\//, ''),
  type: 'ImageSharp',
  resolve: (name, context, folder) => pictureNode(folder + name, context),
  form: ({ description = '', use = 'page' }) => ({
    widget: 'image',
    hint: `${description} At least ${PICTURE_MIN_WIDTH[use]} pixels wide.`,
    accept: PHOTOS,
    choose_url: false,
  }),
  check: missingProblem,
};

/** The `ImageSharp` node of a picture, or of its plain copy if there is one. */
async function pictureNode(path: string, { nodeModel }: ResolverContext) {
  const file = await nodeModel.findOne<FileSystemNode>({
    type: 'File',
    query: { filter: { relativePath: { eq: path }, sourceInstanceName: { eq: CONTENT_FOLDER } } },
  });
  if (!file) throw new Error(`content/${path} does not exist. Run "npm run content:check".`);
  // With a damaged picture, gatsby-plugin-sharp would end the development server.
  const isDeveloping = process.env.NODE_ENV === 'development';
  if (isDeveloping && !(await inspectPicture(file.absolutePath)).whole) {
    throw new Error(`content/${path} is damaged or incomplete. Copy or export it again.`);
  }
  const children = ({ children: ids }: Node, type: string) =>
    nodeModel.getNodesByIds({ ids, type });
  const [plain = file] = children(file, 'File');
  return children(plain, 'ImageSharp').at(0);
}

/** Matches the names of pictures. Windows hides the second ending of a text. */
export const PICTURE_FILE = /(?<!\.md)\.(jpe?g|png|webp|avif|tiff?|hei[cf]|gif|bmp|svg|jfif)$/i;

/** Returns the names of the pictures in a folder. */
export const picturesIn = (folder: string, files: readonly string[]): string[] =>
  files
    .filter((file) => dirname(file) === folder && PICTURE_FILE.test(file))
    .map((file) => basename(file));

/** Returns the problem of the name of a picture that is not there. */
function missingProblem(
  name: string,
  comment: string | undefined,
  { folder, files }: Surroundings,
): Problem | undefined {
  const names = picturesIn(folder, files);
  if (names.includes(name)) return undefined;
  if (comment) return commentProblem(name, comment, error);
  const stem = (file: string) => file.toLowerCase().replace(/^.*[\\/]|\..*$/g, '');
  return error(
    `${join(CONTENT_FOLDER, folder)} has no picture ${quoted(name)}.`,
    'Put it there as JPEG, PNG, WebP or AVIF, and write only the name of the file.',
    names.find((file) => stem(file) === stem(name)) ?? nearest(name, names),
  );
}
