// @ts-check

/** An error whose message tells the person at the terminal all they need: it is shown without a stack. */
export class ReaderError extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode] what the command ends with
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Shows an error: the message alone when it was written for the reader, else the stack as well.
 * @param {unknown} error
 */
export function showError(error) {
  console.error(error instanceof ReaderError ? `\n${error.message}` : error);
}
