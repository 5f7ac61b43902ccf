import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../src/content/filesIn';
import { STAMP_FILE } from '../../src/hosting/buildStamp';

/**
 * Why the site in a folder cannot be tested, in one sentence; undefined when it can.
 * @param folder the project, or a copy of it
 * @param sources folders of the files that it should have been built from
 * @param command the command that builds it
 */
export function buildProblem(
  folder: string,
  sources: string[],
  command: string,
): string | undefined {
  const site = join(folder, 'public');
  const built = statSync(join(site, STAMP_FILE), { throwIfNoEntry: false })?.mtimeMs;
  const advice = `run "${command}" first, or "npm test"`;
  if (!built) return `There is no built site in ${site}: ${advice}.`;
  const newer = sources
    .flatMap((source) => filesIn(source).map((file) => join(source, file)))
    // Written by the build itself.
    .filter((file) => file !== 'src/gatsby-types.d.ts')
    .find((file) => statSync(file).mtimeMs > built);
  return newer && `The site in ${site} is older than ${newer}: ${advice}.`;
}
