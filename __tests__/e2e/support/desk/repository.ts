import { createHash } from 'node:crypto';
import type { Files } from './files';

/** The published branch of a repository: its files, and the name of its last commit. */
export class Repository {
  private commits = 1;

  constructor(private files: Files) {}

  /** Git's name of the last commit. */
  get head(): string {
    return String(this.commits).padStart(40, '0');
  }

  /** Adds a commit with files as they are from then on. */
  commit(files: Files): void {
    this.files = { ...this.files, ...files };
    this.commits += 1;
  }

  /** The bytes at a path, in Base64. */
  read(path: string): string {
    return this.files[path];
  }

  /** All files, as Git lists them. */
  tree() {
    return Object.entries(this.files).map(([path, contents]) => ({
      type: 'blob',
      path,
      sha: shaOf(contents),
      size: Buffer.from(contents, 'base64').length,
    }));
  }

  /** The bytes that Git calls by a name. */
  blob(sha: string): Buffer {
    const found = Object.values(this.files).find((contents) => shaOf(contents) === sha);
    return Buffer.from(found ?? '', 'base64');
  }
}

/** The name that Git gives a file's bytes. */
export function shaOf(contents: string): string {
  const bytes = Buffer.from(contents, 'base64');
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
