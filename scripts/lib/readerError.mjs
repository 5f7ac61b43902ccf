// @ts-check

/** An error whose message is all that the person at the terminal needs. It is printed without a stack trace. */
export class ReaderError extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode] the command's exit code
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Prints an error: only the message of a {@link ReaderError} or of `parseArgs`, and the stack trace of any other.
 * @param {unknown} error
 */
export function showError(error) {
  const isForReader =
    error instanceof ReaderError ||
    (error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code)));
  console.error(isForReader ? `\n${error.message}` : error);
}
