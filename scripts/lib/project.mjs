// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProblem } from './nodeVersion.mjs';
import { ReaderError } from './readerError.mjs';

/** The folder of package.json. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Throws a {@link ReaderError} when this Node is outside the range that package.json names. */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const problem = nodeProblem(process.version, engines.node);
  if (problem) throw new ReaderError(problem);
}
