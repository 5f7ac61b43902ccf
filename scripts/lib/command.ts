import { parseArgs } from 'node:util';
import { ReaderError, showError } from './readerError.mjs';

/** An option of a command. */
interface Option {
  /** What its value is called in the help, such as `MINUTES`; without it the option is a switch. */
  value?: string;
  /** What it does. */
  help: string;
}

type Options = Record<string, Option>;

/** A command as `--help` describes it; what a person types is read by the same description. */
export interface Command<Known extends Options = Options> {
  /** Its name after `npm run`. */
  name: string;
  /** What its words are called that belong to no option, such as `FILE…`; else it takes none. */
  words?: string;
  /** What it does. */
  about: string;
  options: Known;
  /** What else is worth knowing. */
  more?: string;
}

/** The options a person gave: those with a value, and switches that are on. */
export type Given<Known extends Options> = {
  [Name in keyof Known]?: Known[Name] extends { value: string } ? string : true;
};

const HELP = { help: { help: 'show this' } };

/** A slip in what a person typed after a command; the command adds the way to its help. */
export class UsageError extends ReaderError {
  constructor(sentence: string) {
    super(sentence, 2);
  }
}

/**
 * Does what a command is for, or shows its help. What keeps it from working is said in words, and
 * the process ends with the error's exit code.
 */
export async function runCommand<Known extends Options>(
  command: Command<Known>,
  work: (given: Given<Known>, words: string[]) => Promise<void>,
): Promise<void> {
  try {
    const { given, words } = readCommandLine(command, process.argv.slice(2));
    if ('help' in given) console.log(helpText(command));
    else await work(given, words);
  } catch (error) {
    showError(error);
    if (error instanceof UsageError) console.error(`See npm run ${command.name} -- --help`);
    process.exitCode = error instanceof ReaderError ? error.exitCode : 1;
  }
}

/**
 * Reads what a person typed after a command.
 * @throws UsageError when it cannot be understood
 */
export function readCommandLine<Known extends Options>(command: Command<Known>, args: string[]) {
  const types = Object.entries<Option>({ ...command.options, ...HELP }).map(([name, { value }]) => {
    return [name, { type: value ? 'string' : 'boolean' }] as const;
  });
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries(types),
      allowPositionals: Boolean(command.words),
    });
    return { given: values as Given<Known>, words: positionals };
  } catch (error) {
    // Its advice on arguments that begin with a hyphen is for programmers.
    throw new UsageError((error as Error).message.replace(/\.?\s+To specify a pos[^]*$/, '.'));
  }
}

/**
 * The number that a person gave for an option.
 * @throws UsageError when it is not a whole one above 0
 */
export function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new UsageError(`--${option} has "${text}", which is no whole number above 0.`);
}

/** What `--help` shows. */
export function helpText({ name, words, about, options, more }: Command): string {
  const rows = Object.entries<Option>({ ...options, ...HELP }).map(([option, { value, help }]) => {
    return { form: `  --${option}${value ? ` ${value}` : ''}`, help };
  });
  const width = Math.max(...rows.map(({ form }) => form.length));
  return [
    `npm run ${name} -- ${words ? `${words} ` : ''}[options]`,
    about,
    rows.map(({ form, help }) => `${form.padEnd(width)}  ${help}`).join('\n'),
    ...(more ? [more] : []),
  ].join('\n\n');
}
