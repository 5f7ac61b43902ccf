import { basename } from 'node:path/posix';
import { asSeen } from './decode';

/** Returns the name of an item, which ends its address: its file's name without `.md`, as it is seen. */
export const slugOf = (file: string): string => asSeen(basename(file)).slice(0, -'.md'.length);

/** Returns the names of all items of a folder in `content/`. */
export const namesIn = (folder: string, files: readonly string[]): string[] =>
  files.filter((file) => file.startsWith(folder) && /\.md$/i.test(file)).map(slugOf);
