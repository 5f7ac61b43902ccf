/** An error whose message is all that the person at the terminal needs. */
export class ReaderError extends Error {}

/**
 * Runs a command, which ends with code 1 if it fails. Only an error that no person can correct is printed with its
 * stack.
 * @param use what to print for `--help` and for options that it does not know
 */
export async function run(command: () => unknown, use?: string): Promise<void> {
  try {
    await command();
  } catch (reason) {
    const error = reason as Error & { code?: string };
    const hasWrongOptions = error.code?.startsWith('ERR_PARSE_ARGS');
    // Ctrl+C at a question has a readable message.
    const isForReader = error instanceof ReaderError || error.code === 'ABORT_ERR';
    console.error(hasWrongOptions ? use : isForReader ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
