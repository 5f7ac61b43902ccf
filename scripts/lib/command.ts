import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { ReaderError, showError } from './readerError.mjs';

/** The error for an argument or option that is not valid; the command exits with code 2. */
export class UsageError extends ReaderError {
  constructor(sentence: string) {
    super(sentence, 2);
  }
}

/**
 * Creates a command with the help and the error messages that all commands share.
 * @param name the npm script
 * @param about what it does; shown above the options in its help
 * @param more further text below the options
 */
export function command(name: string, about: string, more = ''): Command {
  return new Command(`npm run ${name} --`)
    .description(about)
    .helpOption('--help', 'show this help')
    .addHelpText('after', `\n${more}`)
    .showHelpAfterError(`See npm run ${name} -- --help`)
    .exitOverride();
}

/**
 * Parses the process's arguments and runs the command's action. Prints the error that stops it, if any, and
 * sets the process's exit code.
 */
export async function runCommand(command: Command): Promise<void> {
  try {
    refuseWithoutHyphens(command);
    await command.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      // commander has printed its error, or the help, whose exit code is 0.
      process.exitCode = error.exitCode && 2;
      return;
    }
    showError(error);
    if (error instanceof UsageError) console.error(`See ${command.name()} --help`);
    process.exitCode = error instanceof ReaderError ? error.exitCode : 1;
  }
}

/**
 * Throws a UsageError if npm read an option of the command as its own, as it does without two hyphens before
 * it. The command would otherwise run without that option.
 */
function refuseWithoutHyphens(command: Command): void {
  const taken = command.options.find(
    ({ long }) => long && process.env[`npm_config_${long.slice(2).replaceAll('-', '_')}`],
  );
  if (!taken) return;
  throw new UsageError(
    `npm read ${taken.long} as its own option. Put two hyphens before all options: ${command.name()} …`,
  );
}

/** Parses the value of an option that must be a positive integer; throws commander's InvalidArgumentError. */
export function wholeNumber(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Must be a positive integer.');
}
