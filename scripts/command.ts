/** An error whose message is all that the person at the terminal needs. */
export class ReaderError extends Error {}

/**
 * Runs a command, which ends with code 1 if it fails. Only an error that no person can correct is printed with its
 * stack.
 * @param usage what to print for `--help`, and below the sentence about an option that it does not know
 */
export async function run(command: () => unknown, usage = ''): Promise<void> {
  if (usage && process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    await command();
  } catch (reason) {
    const error = reason as Error & { code?: string };
    if (error.code?.startsWith('ERR_PARSE_ARGS')) {
      // What follows the first sentence is advice for other commands.
      console.error(`\n${error.message.split('. ')[0]}.\n${usage}`);
    } else {
      console.error(error instanceof ReaderError ? `\n${error.message}` : error);
    }
    process.exitCode = 1;
  }
}
