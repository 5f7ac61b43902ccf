// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';

/** Folder for the compiled gatsby-config.ts and gatsby-node.ts, from the project's folder. */
export const COMPILED = '.cache/compiled';

/**
 * Compiles gatsby-config.ts and gatsby-node.ts, with all that they import from the project, in the current
 * folder. When the result is not that of the last build, Gatsby's cache is deleted: Gatsby would reuse
 * nodes and query results which the old code made, since it notices changes of these two files only, not of
 * what they import.
 */
export async function compileNodeCode() {
  const { outputFiles } = await build({
    absWorkingDir: process.cwd(),
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts'],
    outdir: COMPILED,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    write: false,
  });
  const isSame = outputFiles.every(
    ({ path, text }) => existsSync(path) && readFileSync(path, 'utf8') === text,
  );
  if (isSame) return;
  rmSync('.cache', { recursive: true, force: true });
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
