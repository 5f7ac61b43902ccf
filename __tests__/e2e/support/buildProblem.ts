import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../../src/markdown/filesIn';
import { parseStamp, STAMP_FILE } from '../../../src/hosting/buildStamp';

/** The project's folders that every site is built from. Each build writes the types of its queries again. */
const CODE = ['src', 'static'];
const QUERY_TYPES = 'src/gatsby-types.d.ts';

/**
 * Returns a sentence that says why the built site in a folder cannot be tested; undefined if it can.
 * @param content the folder that its content comes from
 * @param command the command that builds it
 */
export function buildProblem(site: string, content: string, command: string): string | undefined {
  const advice = `run "${command}" first, or "npm test"`;
  const file = join(site, STAMP_FILE);
  const stamp = existsSync(file) ? parseStamp(readFileSync(file, 'utf8')) : undefined;
  if (!stamp) return `There is no built site in ${site}: ${advice}.`;
  const begun = Date.parse(stamp.time);
  const newer = [...CODE, content]
    .flatMap((folder) => filesIn(folder).map((path) => `${folder}/${path}`))
    .find((path) => path !== QUERY_TYPES && statSync(path).mtimeMs > begun);
  return newer && `The site in ${site} is older than ${newer}: ${advice}.`;
}
