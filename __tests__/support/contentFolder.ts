import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { checkContent } from '../../src/content/check/checkContent';
import { checkFile, parseFile } from '../../src/content/check/checkFile';
import { siteAddresses } from '../../src/content/check/siteAddresses';
import { kindOf } from '../../src/content/schemas/kinds';
import { type Problem, sentence } from '../../src/content/sentences/problem';
import { put } from './ownFolder';
import { FIXTURE_CONTENT } from './paths';

/** Files to put into a content folder, by path; `null` removes a file. */
export type Files = Record<string, string | Uint8Array | null>;

const right = (file: string) => readFileSync(`__tests__/fixtures/right/${file}`, 'utf8');

/** A picture that is valid for every use. */
export const PICTURE = readFileSync('__tests__/support/picture.jpg');

/** Returns a file's text with the line of a field replaced. */
export function withLine(text: string, field: string, line: string): string {
  return text.replace(new RegExp(`(?<=^[ -]*)${field}:.*$`, 'm'), () => line);
}

/** Returns a page of the fixture without the photos and services that it names, since the folders here have others. */
const page = (file: string) =>
  readFileSync(join(FIXTURE_CONTENT, file), 'utf8')
    .replace(/^ +photo: [^.\n]*\n/gm, '')
    .replace(/^boards:\n( .*\n)*/m, '');

/** A text without mistakes of each kind that has some. */
export const RIGHT: Record<string, string> = {
  photos: right('photo.md'),
  pages: right('page.md'),
  services: right('service.md'),
  about: page('about.md'),
  contactPage: page('contact.md'),
  galleryPage: page('gallery.md'),
  home: page('home.md'),
  labels: page('labels.md'),
  notFoundPage: page('not-found.md'),
  site: page('site.md'),
};
export const { photos: PHOTO, about: ABOUT, contactPage: CONTACT, site: SITE } = RIGHT;

/** The folder of all folders of a test file, which is removed after its tests. */
const FOLDERS = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(FOLDERS, { recursive: true }));

/**
 * Creates a content folder of its own, and returns its path, which ends in `content`. It has the fixture's pages, one
 * own page, one service, and one picture in the gallery that no photo uses.
 * @param files the differences from that
 */
export function putContent(files: Files = {}): string {
  const folder = join(mkdtempSync(join(FOLDERS, 'test-')), 'content');
  cpSync(FIXTURE_CONTENT, folder, {
    recursive: true,
    filter: (source) => !/[\\/](?:services|gallery|pages)$/.test(source),
  });
  const start: Files = {
    'about.md': ABOUT,
    'contact.md': CONTACT,
    'home.md': RIGHT.home,
    'pages/what-we-keep.md': RIGHT.pages,
    'services/swimming-hours.md': RIGHT.services.replace('morning-boats', 'swimming-hours'),
    'services/swimming-hours.jpg': PICTURE,
    'gallery/morning-boats.jpg': PICTURE,
  };
  for (const [path, data] of [...Object.entries(start), ...Object.entries(files)]) {
    if (data === null) rmSync(join(folder, path), { force: true, recursive: true });
    else put(join(folder, path), data);
  }
  return folder;
}

/** Matches what the check says; in the tables "…" stands for any words. */
export const saying = (said: string): unknown =>
  expect.stringMatching(`^${said.replace(/[^\w\s…]/g, '\\$&').replaceAll('…', '.*')}$`);

/** Decodes the escape of a character that would be invisible in a table, such as `\t`. */
export const unescaped = (text: string): string =>
  text.replace(/\\(?:t|u....)/g, (escape) => JSON.parse(`"${escape}"`) as string);

function message(problem: Problem): string {
  const { line, severity } = problem;
  return `${line === undefined ? '' : `line ${line}, `}${severity}: ${sentence(problem)}`;
}

const UNUSED = 'content/gallery/morning-boats.jpg warning: the site does not use this picture.';

/**
 * Returns what the check says about a folder of {@link putContent} with these files, one line for each problem, except
 * that no photo uses its picture.
 */
export async function problemsOf(files: Files): Promise<string[]> {
  const folder = putContent(files);
  const { problems } = await checkContent(folder);
  return problems
    .map((problem) => `${relative(dirname(folder), problem.file)} ${message(problem)}`)
    .filter((line) => !line.startsWith(UNUSED));
}

/** Returns what the check says about the text of a file in a folder with `morning-boats.jpg` and the page `what-we-keep`. */
export function textProblems(text: string | Uint8Array, file = 'gallery/photo.md'): string[] {
  const kind = kindOf(file);
  if (!kind) throw new Error(`${file} belongs to no kind of content`);
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const folder = file.replace(/[^/]*$/, '');
  const files = [file, `${folder}morning-boats.jpg`, 'hero.jpg', 'founder.jpg'];
  const parsed = parseFile(file, kind, bytes);
  const addresses = siteAddresses([parsed], ['rules.pdf', 'files/map.pdf']);
  return checkFile(parsed, files, [...addresses, '/what-we-keep/']).problems.map(message);
}
