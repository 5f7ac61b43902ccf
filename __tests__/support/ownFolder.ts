import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Gives each test of a file an empty temporary folder as the current folder. */
export function inOwnFolder(): void {
  const project = process.cwd();
  beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'test-'))));
  afterEach(() => {
    const folder = process.cwd();
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
}

/** Writes a file, and creates the folders around it. */
export function put(path: string, data: string | Uint8Array = ''): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}
