import { asSeen } from './decode';

/** The folder of all content, relative to the project's root. */
export const CONTENT_FOLDER = 'content';

/** The logo in that folder. Header and footer show it (`Wordmark.module.css`), and the icons are made from it. */
export const LOGO_FILE = 'logo.svg';

/** Returns the name of an item, which ends its address: its file's name without `.md`, as it is seen. */
export const slugOf = (file: string): string => asSeen(file).replace(/^.*\/|\.md$/gi, '');

/** Returns the names of all items of a folder in `content/`. */
export const slugsIn = (folder: string, files: readonly string[]): string[] =>
  files.filter((file) => file.startsWith(folder) && /\.md$/i.test(file)).map(slugOf);

/** The fields that items are sorted by. */
export interface Ordered {
  order: number;
  /** The name of its file, without the extension. */
  slug: string;
}

/** Compares two items: by `order`, then by file name, whatever the machine's language. */
export function byOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order - b.order;
  return a.slug < b.slug ? -1 : Number(a.slug > b.slug);
}
