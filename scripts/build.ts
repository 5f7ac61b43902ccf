/** npm run build: builds the site, unless nothing changed since it was built. */
import { createRequire } from 'node:module';
import { writeStamp } from '../src/gatsby/writeStamp';
import type * as Rebuild from './build/rebuild';
import { readInputs } from './lib/inputs';
import { changedSinceBuild } from './lib/lastBuild';
import { showError } from './lib/readerError.mjs';

async function build(args: string[]): Promise<number> {
  // Read before the build: a file that is edited during the build may not be in the site.
  const inputs = { ...readInputs(), ...Object.fromEntries(args.map((arg) => [arg, 'given'])) };
  if (changedSinceBuild('.', inputs)) {
    // Loaded only when needed: without it, an unchanged site takes a tenth of a second and not a whole one.
    const { rebuild } = createRequire(__filename)('./build/rebuild') as typeof Rebuild;
    return rebuild(args, inputs);
  }
  writeStamp('public');
  console.log(
    'Nothing changed since the last build: public/ is as it was. To build it anew: npm run clean',
  );
  return 0;
}

async function main() {
  const exitCode = await build(process.argv.slice(2)).catch((error: unknown) => {
    showError(error);
    return 1;
  });
  // When Gatsby failed, pictures may still be encoded: the process does not wait for them.
  process.exit(exitCode);
}

void main();
