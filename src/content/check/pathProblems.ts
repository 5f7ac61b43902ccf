import { dirname } from 'node:path/posix';
import { asSeen } from '../decode';
import { PICTURE_FILE } from '../fields/picture';
import { LOGO_FILE, slugOf } from '../names';
import { PAGES } from '../pagePaths';
import { isFolder, kindOf, kinds } from '../schemas/kinds';
import { OWN_PAGES_FOLDER } from '../schemas/ownPage';
import { GALLERY_FOLDER } from '../schemas/photo';
import { allOf, nearest, oneOf } from '../sentences/phrases';
import { at, error, type FileProblem, type Problem, warning } from '../sentences/problem';

/** Addresses that Gatsby (`index` is home's) or the site itself uses; `public/` has folders of most of these names. */
const TAKEN = [
  ...['admin', 'dev-404-page', 'fonts', 'icons', 'index', 'page-data', 'static'],
  ...PAGES.map((path) => path.slice(1, -1)),
];

/** Names that are the address of a page of the gallery, or that Gatsby’s router cannot read in one. */
const NO_ADDRESS = /^\d+$|[?#%]|^\s|\s$/;

/** The files of single pages, relative to `content/`. */
const pages: readonly string[] = kinds.filter((kind) => !isFolder(kind)).map(({ path }) => path);

/** The folders of items, as a choice in words. */
const folders = oneOf(kinds.filter(isFolder).map(({ path }) => `content/${path}`));

/** Returns the problems with the names and folders of files, which are relative to `content/`. */
export function pathProblems(files: readonly string[]): FileProblem[] {
  const missing = [...pages, LOGO_FILE].filter((file) => !files.includes(file));
  const noService = files.every((file) => kindOf(file)?.field !== 'services');
  return [
    ...missing.flatMap((file) => at({ file }, MISSING)),
    ...at({ file: 'services' }, noService ? NO_SERVICE : undefined),
    ...files.flatMap((file) => {
      if (pages.includes(file)) return [];
      const isItem = kindOf(file) !== undefined;
      if (!isItem && !PICTURE_FILE.test(file)) return at({ file }, noUse(file));
      return at({ file }, twin(file, files) ?? (isItem ? noAddress(file) : undefined));
    }),
  ];
}

/** Returns a warning for each picture that no text names. */
export function unusedPictures(files: readonly string[], used: ReadonlySet<string>): FileProblem[] {
  const pictures = files.filter((file) => PICTURE_FILE.test(file) && file !== LOGO_FILE);
  return pictures.filter((file) => !used.has(file)).map((file) => ({ file, ...UNUSED }));
}

const UNUSED = warning(
  'the site does not use this picture.',
  'Delete it, or write its name into a text beside it.',
);

const MISSING = error('this required file is missing.', 'Restore it from the project’s history.');

const NO_SERVICE = error(
  'there is no service in this folder.',
  'Add one, or restore one from the project’s history.',
);

/** A second file whose name looks the same, or differs only in case: some computers keep only one of them. */
function twin(file: string, files: readonly string[]): Problem | undefined {
  const [first] = files.filter((other) => lookOf(other) === lookOf(file));
  if (first === file) return undefined;
  return error(
    `content/${first} has the same name except for capital letters or characters that cannot be seen.`,
    'Rename one of the two: many computers treat them as the same file.',
  );
}

const lookOf = (file: string) => asSeen(file).toLowerCase();

/** An item whose name cannot be the end of its page's address. */
function noAddress(file: string): Problem | undefined {
  const folder = [GALLERY_FOLDER, OWN_PAGES_FOLDER].find((own) => file.startsWith(own));
  if (!folder) return undefined;
  const name = slugOf(file);
  const isPage = folder === OWN_PAGES_FOLDER;
  const isTaken = isPage && TAKEN.includes(name.toLowerCase());
  // With a dot in it, or an underscore at its start, it could be a file of Gatsby's or the site's, such as `robots.txt`.
  const isFile = isPage && /^_|\./.test(name);
  if (!isTaken && !isFile && !NO_ADDRESS.test(name)) return undefined;
  return error(
    `the page cannot have the address ${folder === GALLERY_FOLDER ? `/${folder}` : '/'}${name}/.`,
    isTaken
      ? `The site uses this address. Give the file another name, such as our-${name.toLowerCase()}.md.`
      : 'Name the file with words: letters, digits and hyphens. A number alone is the address of a page of the gallery.',
  );
}

function noUse(file: string): Problem {
  return error(
    'the site does not use this file.',
    `It uses pictures, ${allOf(pages)}, and texts whose names end in .md in ${folders}. Rename or move this one, or delete it. Files to download belong in static/.`,
    dirname(file) === '.' ? nearest(file, pages) : undefined,
  );
}
