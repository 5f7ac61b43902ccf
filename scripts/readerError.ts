/** An error whose message is all that the person at the terminal needs. */
export class ReaderError extends Error {}

/** Ends a command with code 1 if it fails. Only an error that no person can correct is printed with its stack. */
export function run(command: Promise<unknown>): void {
  // Wrong options, and Ctrl+C at a question, have readable messages.
  command.catch((reason: unknown) => {
    const error = reason as Error & { code?: string };
    const isForReader =
      error instanceof ReaderError || /^(ERR_PARSE_ARGS|ABORT_ERR)/.test(error.code ?? '');
    console.error(isForReader ? `\n${error.message}` : error);
    process.exitCode = 1;
  });
}
