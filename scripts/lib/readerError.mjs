// @ts-check

/** An error whose message is all that the person at the terminal needs: it is printed without a stack trace. */
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
 * Prints an error: of a {@link ReaderError} the message alone, of any other the stack trace as well.
 * @param {unknown} error
 */
export function showError(error) {
  console.error(error instanceof ReaderError ? `\n${error.message}` : error);
}
