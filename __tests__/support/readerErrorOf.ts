import { ReaderError } from '../../scripts/lib/readerError.mjs';

/** What a command told its reader when it failed; `undefined` when it did not. */
export async function readerErrorOf(work: Promise<void>): Promise<ReaderError | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ReaderError) return error;
    throw error;
  }
}
