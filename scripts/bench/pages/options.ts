import { parseArgs } from 'node:util';
import { ReaderError } from '../../lib/reader-error.mjs';
import { SCREENS, type Screen } from './screens';

/** What a person asked `npm run bench:pages` for. */
export interface BenchOptions {
  /** How often each page is measured. */
  runs: number;
  screens: Screen[];
  help: boolean;
}

const DEFAULT_RUNS = 5;
const NAMES = SCREENS.map(({ name }) => name).join(', ');

/** The text of --help. */
export const HELP = `npm run bench:pages -- [options]

Measures the built site as a phone's visitor meets it: Lighthouse (mobile, simulated slow phone)
several times for each page, and for the same page without its scripts, from nginx on this machine.
Builds the site first when there is none in public/. About 20 seconds for each page and run.

  --runs N         how often each page is measured (${DEFAULT_RUNS}); the table shows medians
  --pages LIST     the pages, with commas between: ${NAMES} (all)
  --help           show this

Exit codes:
   0  everything is within its budget
   1  something is over its budget, or could not be measured`;

/**
 * Reads the words after `npm run bench:pages --`.
 * @throws ReaderError when they cannot be understood
 */
export function benchOptions(args: string[]): BenchOptions {
  const { runs = String(DEFAULT_RUNS), pages, help = false } = parse(args);
  if (!/^[1-9]\d*$/.test(runs)) throw usage(`--runs is "${runs}": give a whole number from 1.`);
  const names = pages?.split(',') ?? SCREENS.map(({ name }) => name);
  const unknown = names.find((name) => !SCREENS.some((screen) => screen.name === name));
  if (unknown !== undefined) throw usage(`There is no page "${unknown}"; there are ${NAMES}.`);
  return {
    runs: Number(runs),
    screens: SCREENS.filter(({ name }) => names.includes(name)),
    help,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        runs: { type: 'string' },
        pages: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw usage((error as Error).message);
  }
}

function usage(what: string): ReaderError {
  return new ReaderError(`${what}\nSee npm run bench:pages -- --help`);
}
