import { addHeadingIds } from '../../../plugins/heading-addresses/index.mjs';
import { asSeen } from '../decode';
import { GALLERY_PATH, pageCount, pagePath } from '../galleryPaths';
import { slugOf } from '../names';
import { PAGES } from '../pagePaths';
import type { MarkdownFile } from '../reading/frontMatter';
import type { Kind } from '../schemas/kinds';
import { OWN_PAGES_FOLDER } from '../schemas/ownPage';
import { GALLERY_FOLDER } from '../schemas/photo';
import { SERVICES_FOLDER } from '../schemas/service';
import type { ParsedFile } from './checkFile';
import { parseText } from './parts';

/** The sections of home that have an address. */
const SECTIONS = ['home', 'services', 'about', 'contact'];

/** Returns all addresses of the site: of the texts that are published, and of the files in `static/`. */
export function siteAddresses(texts: readonly ParsedFile[], files: readonly string[]): string[] {
  const photos = texts.filter(({ kind }) => kind.path === GALLERY_FOLDER).length;
  return [
    ...PAGES,
    ...SECTIONS.map((id) => `/#${id}`),
    ...Array.from({ length: pageCount(photos) - 1 }, (_, index) => pagePath(index + 2)),
    ...texts.flatMap(addressesOf),
    ...files.map((file) => `/${asSeen(file)}`),
  ];
}

/** Returns the addresses of an item: of its page and the headings on it, or of its place on a page. */
function addressesOf({ file, kind, markdown }: ParsedFile): string[] {
  const slug = slugOf(file);
  if (kind.path === SERVICES_FOLDER) return [`/services/#${slug}`];
  if (kind.path === GALLERY_FOLDER) return [`${GALLERY_PATH}${slug}/`];
  if (kind.path !== OWN_PAGES_FOLDER) return [];
  return [`/${slug}/`, ...headingsOf(kind, markdown).map((heading) => `/${slug}/${heading}`)];
}

/** Returns the addresses of the headings of a text on its own page: `#how-long`. Only pages of the owner's have any. */
export function headingsOf({ path }: Kind, markdown?: MarkdownFile): string[] {
  if (path !== OWN_PAGES_FOLDER || !markdown) return [];
  return addHeadingIds(parseText(markdown.body)).map((id) => `#${id}`);
}
