import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folder that Gatsby builds into and hosts publish. */
export const PUBLISHED = 'public';

/** The files that this process has published, by their paths in that folder. */
const files = new Set<string>();

/**
 * Writes a file of the built site, and records it.
 * @param path in the folder `public`
 */
export async function publish(path: string, data: string | Uint8Array): Promise<void> {
  recordFiles([path]);
  await mkdir(dirname(join(PUBLISHED, path)), { recursive: true });
  await writeFile(join(PUBLISHED, path), data);
}

/** Records files of the built site that something else writes, by their paths in `public`. */
export function recordFiles(paths: Iterable<string>): void {
  for (const path of paths) files.add(path);
}

/** Returns the files recorded so far. */
export function recordedFiles(): ReadonlySet<string> {
  return files;
}
