import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Gives each test of a file an empty temporary folder as the current folder, and returns what writes a file there. */
export function inOwnFolder(): typeof put {
  const project = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'));
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
  return (path, data) => put(join(folder, path), data);
}

/** Writes a file, and creates the folders around it. */
export function put(path: string, data: string | Uint8Array = ''): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}
