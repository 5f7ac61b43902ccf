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

/** A slip in what a person typed after a command; its sentence is followed by the way to the help. */
export class UsageError extends ReaderError {
  constructor({ name }: Pick<Command, 'name'>, sentence: string) {
    super(`${sentence}\nSee npm run ${name} -- --help`, 2);
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
    process.exitCode = error instanceof ReaderError ? error.exitCode : 1;
  }
}

/**
 * Reads what a person typed after a command.
 * @throws UsageError when it cannot be understood
 */
export function readCommandLine<Known extends Options>(command: Command<Known>, args: string[]) {
  const known: Options = { ...command.options, ...HELP };
  const types = Object.entries(known).map(([name, { value }]) => {
    return [name, { type: value ? ('string' as const) : ('boolean' as const) }];
  });
  const { values, positionals, tokens } = parseArgs({
    args,
    options: Object.fromEntries(types) as Record<string, { type: 'string' | 'boolean' }>,
    allowPositionals: true,
    // Its own sentences for slips are for programmers.
    strict: false,
    tokens: true,
  });
  const [slip] = tokens.flatMap((token) => slipIn(token, known, command.words) ?? []);
  if (slip) throw new UsageError(command, slip);
  return { given: values as Given<Known>, words: positionals };
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

function slipIn(token: Token, known: Options, words?: string): string | undefined {
  if (token.kind === 'positional' && !words) return `"${token.value}" is no option.`;
  if (token.kind !== 'option') return undefined;
  const { name, rawName, value, inlineValue } = token;
  if (!Object.hasOwn(known, name)) return `There is no option ${rawName}.`;
  if (!known[name].value) return inlineValue ? `${rawName} takes no value.` : undefined;
  // What begins with a hyphen is the next option: the value was forgotten.
  const forgotten = value === undefined || (!inlineValue && value.startsWith('-'));
  return forgotten ? `${rawName} needs a value after it: ${rawName}="…".` : undefined;
}

/**
 * The number that a person gave for an option.
 * @throws UsageError when it is not a whole one above 0
 */
export function wholeNumber(command: Pick<Command, 'name'>, option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new UsageError(command, `--${option} has "${text}", which is no whole number above 0.`);
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
