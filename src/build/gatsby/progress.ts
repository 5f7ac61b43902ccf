import type { ParentSpanPluginArgs } from 'gatsby';

/** The type of a {@link Progress} message. */
export const PROGRESS = 'PICTURE_PROGRESS';

/** How far the encoding of pictures is, told by the process that encodes them (`scripts/build.ts`). */
export interface Progress {
  type: typeof PROGRESS;
  /** A line for the terminal. */
  text: string;
}

/** What Gatsby asks before it reads content, and the answer to it. */
export const CONTENT = 'CONTENT_CHECKED';

/** Lets Gatsby start while `scripts/build.ts` checks the content, and waits here for the outcome. */
export async function waitForContent(): Promise<void> {
  // Another parent, or none, has nothing to say.
  if (
    process.env.gatsby_executing_command !== 'build' ||
    !process.env.ENABLE_GATSBY_EXTERNAL_JOBS
  ) {
    return;
  }
  const checked = new Promise<void>((resolve) => {
    process.on('message', ({ type }: { type: string }) => {
      if (type === CONTENT) resolve();
    });
  });
  process.send?.({ type: CONTENT });
  await checked;
}

/** Has Gatsby say how far the pictures are: two programs that write into one terminal garble it. */
export function reportProgress({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>): void {
  process.on('message', (message: Partial<Progress>) => {
    if (message.type === PROGRESS && message.text) reporter.info(message.text);
  });
}
