/** An error whose message is all that the person at the terminal needs. */
export class ReaderError extends Error {}

/** Runs a command, which ends with code 1 if it fails. Prints only an error that no person can correct with its stack. */
export async function run(command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof ReaderError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
