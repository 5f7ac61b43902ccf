import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { ReaderError, showError } from './readerError.mjs';

/** A slip in what a person typed after a command. */
export class UsageError extends ReaderError {
  constructor(sentence: string) {
    super(sentence, 2);
  }
}

/**
 * A command as `--help` describes it.
 * @param name its name after `npm run`
 * @param about what it does
 * @param more what else is worth knowing
 */
export function command(name: string, about: string, more = ''): Command {
  return new Command(`npm run ${name} --`)
    .description(about)
    .helpOption('--help', 'show this')
    .addHelpText('after', `\n${more}`)
    .showHelpAfterError(`See npm run ${name} -- --help`)
    .exitOverride();
}

/**
 * Reads what a person typed, and does what the command is for. What keeps it from working is said in
 * words, and the process ends with the error's exit code.
 */
export async function runCommand(command: Command): Promise<void> {
  try {
    await command.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      // It is said already.
      process.exitCode = error.exitCode && 2;
      return;
    }
    showError(error);
    if (error instanceof UsageError) console.error(`See ${command.name()} --help`);
    process.exitCode = error instanceof ReaderError ? error.exitCode : 1;
  }
}

/** Reads the value of an option that counts something. */
export function wholeNumber(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is no whole number above 0.');
}
