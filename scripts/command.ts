/** An error whose message is all that the person at the terminal needs. */
export class ReaderError extends Error {}

/**
 * Runs a command with what follows its name, and refuses more than it takes. If it fails, it ends with code 1. Prints
 * only an error that no person can correct with its stack.
 */
export async function run(command: (...args: string[]) => unknown): Promise<void> {
  const args = process.argv.slice(2);
  try {
    const [unknown] = args.slice(command.length);
    if (unknown) throw new ReaderError(`This command knows no "${unknown}", and has done nothing.`);
    await command(...args);
  } catch (error) {
    console.error(error instanceof ReaderError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
