import { basename, dirname, extname } from 'node:path/posix';
import { isFolder, kindOf, type Kind } from '../../schemas/kinds';
import { nearest } from './nearest';
import { allOf, didYouMean, error, type FileProblem, type Problem } from './problem';

const PLAIN_TEXT_ENDINGS = /\.(markdown|mdown|mdx|mkd|txt|text|ya?ml)$/i;
const DOCUMENT_ENDINGS = /\.(rtf|docx?|odt|pages)$/i;

/**
 * What the names and places of files say: pages without their file, and files no page is made of.
 * @param files all files, relative to `content/`
 */
export function fileProblems(files: readonly string[], kinds: readonly Kind[]): FileProblem[] {
  const at = (file: string, problem?: Problem): FileProblem[] => {
    return problem ? [{ file: `content/${file}`, ...problem }] : [];
  };
  const pages = kinds.filter((kind) => !isFolder(kind)).map(({ place }) => place);
  const folders = kinds.filter(isFolder).map(({ place }) => place.slice(0, -1));
  const missing = pages.filter((page) => !files.includes(page));
  const noService = files.every((file) => kindOf(file)?.field !== 'services');
  return [
    ...missing.flatMap((page) => at(page, missingFile(page, files))),
    ...(noService ? at('services', NO_SERVICE) : []),
    ...files.flatMap((file) => {
      const kind = kindOf(file);
      if (kind) return at(file, isFolder(kind) ? twin(file, files) : undefined);
      if (!/\.md$/i.test(file)) return at(file, wrongEnding(file));
      return at(file, dirname(file) === '.' ? noPage(file, pages) : noItem(file, folders));
    }),
  ];
}

const NO_SERVICE = error(
  'there is no service in this folder.',
  'Add at least one, or bring them back from the project’s history.',
);

const sameButCase = (name: string, names: readonly string[]) =>
  names.find((other) => other.toLowerCase() === name.toLowerCase());

function missingFile(page: string, files: readonly string[]): Problem {
  const other = sameButCase(page, files);
  return error(
    'this file is missing, and the site needs it.',
    other
      ? `Name content/${other} ${page}, in small letters.`
      : 'Bring it back from the project’s history.',
  );
}

/** Two items whose names differ in case only: one of them vanishes on Windows and macOS. */
function twin(file: string, files: readonly string[]): Problem | undefined {
  const first = sameButCase(file, files);
  if (first === file) return undefined;
  return error(
    `content/${first} has the same name, but for capital letters.`,
    'Give one of the two another name; many computers take them for one file.',
  );
}

function wrongEnding(file: string): Problem | undefined {
  const isPlain = PLAIN_TEXT_ENDINGS.test(file);
  if (!isPlain && !DOCUMENT_ENDINGS.test(file)) return undefined;
  const name = `${basename(file).replace(/(\.md)?\.\w+$/i, '')}.md`;
  return error(
    'this file is not read, because its name does not end in .md.',
    isPlain ? `Name it ${name}.` : `Copy its words into a plain text file named ${name}.`,
  );
}

function noItem(file: string, folders: readonly string[]): Problem {
  const [top] = file.split('/');
  const meant = folders.includes(top) ? top : nearest(dirname(file), folders).at(0);
  return error(
    'no page shows what is in this folder.',
    meant
      ? `Move the file, and its picture, to content/${meant}/.`
      : `Items stand in ${allOf(folders.map((name) => `content/${name}/`))}.`,
  );
}

function noPage(file: string, pages: readonly string[]): Problem {
  const found = 'no page is made from this file.';
  const taken = sameButCase(file, pages);
  if (taken) return error(found, `Name it ${taken}.`);
  const names = pages.map((page) => page.slice(0, -3));
  const meant = nearest(basename(file, extname(file)), names).map((name) => `${name}.md`);
  return error(
    found,
    `Photos belong in content/gallery/, services in content/services/. The files here are ${allOf(pages)}.`,
    didYouMean(...meant),
  );
}
