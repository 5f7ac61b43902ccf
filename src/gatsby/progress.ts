import type { ParentSpanPluginArgs } from 'gatsby';

/** The type of a {@link Progress} message. */
export const PROGRESS = 'PICTURE_PROGRESS';

/** How far the encoding of pictures is, told by the process that encodes them (`scripts/build.ts`). */
export interface Progress {
  type: typeof PROGRESS;
  /** A line for the terminal. */
  text: string;
}

/** Has Gatsby say how far the pictures are: two programs that write into one terminal garble it. */
export function reportProgress({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>): void {
  process.on('message', (message: Partial<Progress>) => {
    if (message.type === PROGRESS && message.text) reporter.info(message.text);
  });
}
