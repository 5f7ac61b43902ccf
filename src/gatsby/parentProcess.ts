/**
 * What Gatsby and `scripts/build.ts`, the process that started it, say to each other beside picture
 * jobs (`src/gatsby/pictures/job.ts`).
 */
import type { ParentSpanPluginArgs } from 'gatsby';

/** The type of a {@link Progress} message. */
export const PROGRESS = 'PICTURE_PROGRESS';

/** How many pictures are encoded; sent to Gatsby by the process that encodes them. */
export interface Progress {
  type: typeof PROGRESS;
  /** A line for the terminal. */
  text: string;
}

/** The type of Gatsby's request for the outcome of the content check, and of the answer to it. */
export const CONTENT_CHECKED = 'CONTENT_CHECKED';

/**
 * Waits until `scripts/build.ts` has found the content right; while it checks, Gatsby already starts.
 * Where the content has errors, no answer comes and `scripts/build.ts` ends Gatsby.
 */
export async function waitForContentCheck(): Promise<void> {
  // Without this variable Gatsby was not started by scripts/build.ts, and nobody would answer.
  if (
    process.env.gatsby_executing_command !== 'build' ||
    !process.env.ENABLE_GATSBY_EXTERNAL_JOBS
  ) {
    return;
  }
  const checked = new Promise<void>((resolve) => {
    process.on('message', ({ type }: { type: string }) => {
      if (type === CONTENT_CHECKED) resolve();
    });
  });
  process.send?.({ type: CONTENT_CHECKED });
  await checked;
}

/**
 * Has Gatsby print how many pictures are encoded: lines printed by the encoding process itself would
 * fall into Gatsby's own output on the same terminal.
 */
export function printProgress({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>): void {
  process.on('message', (message: Partial<Progress>) => {
    if (message.type === PROGRESS && message.text) reporter.info(message.text);
  });
}
