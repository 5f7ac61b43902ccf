/** An error whose message is all that the person at the terminal needs. */
export class ReaderError extends Error {}

/**
 * Runs a command with its arguments, and refuses more than it takes. If it fails, it ends with code 1. Prints only an
 * error that no person can correct with its stack.
 */
export async function run(command: (...args: string[]) => unknown): Promise<void> {
  try {
    // npm takes an option without `--` before it for its own, and leaves only a variable.
    const swallowed = process.env.npm_config_dry_run && '--dry-run';
    const unknown = process.argv[2 + command.length] ?? swallowed;
    if (unknown) throw new ReaderError(`This command knows no "${unknown}", and has done nothing.`);
    await command(...process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof ReaderError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
