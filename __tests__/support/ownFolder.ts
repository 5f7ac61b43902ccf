import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Puts each test of a file into an empty folder of its own, which is then the current one. */
export function inOwnFolder(): void {
  const project = process.cwd();
  beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'test-'))));
  afterEach(() => {
    const folder = process.cwd();
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
}

/** Writes a file, and makes the folders that it needs. */
export function put(path: string, data: string | Uint8Array = ''): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}
