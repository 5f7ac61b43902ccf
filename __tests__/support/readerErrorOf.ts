import { ReaderError } from '../../scripts/lib/readerError.mjs';

/** Returns the error with which a command ended, for the person who started it; `undefined` if it succeeded. */
export async function readerErrorOf(work: Promise<void>): Promise<ReaderError | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ReaderError) return error;
    throw error;
  }
}
