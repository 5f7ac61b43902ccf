import { fork } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { CONTENT_CHECKED, PROGRESS, type Progress } from './parentProcess';
import { isPictureJob, jobIn, type Answer, type Job } from './pictures/job';
import type { PictureEncoder } from './pictures/PictureEncoder';

/** Time between two lines about the encoding of pictures, ms. */
const PROGRESS_INTERVAL = 5000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs Gatsby as a child process, whose output goes to the terminal, and does the picture jobs that it
 * sends. Signals to end are passed on to Gatsby; when this process is killed, Gatsby ends by itself
 * (`scripts/gatsby.mjs`).
 * @param checkContent started at once, beside Gatsby, which waits for it before it reads content;
 * resolves to whether the content is free of errors
 * @returns Gatsby's exit code; 1 where the content has errors, for which Gatsby is ended
 * @throws Error when Gatsby cannot be started
 */
export function runGatsby(
  args: string[],
  encoder: PictureEncoder,
  checkContent: () => Promise<boolean>,
): Promise<number> {
  const gatsby = fork('scripts/gatsby.mjs', args, {
    // Gatsby does not inherit this process's flags, which load a TypeScript compiler.
    execArgv: [],
    env: {
      // Node 22 and later cache compiled code in this folder, and Gatsby starts sooner.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
      ...process.env,
      ENABLE_GATSBY_EXTERNAL_JOBS: 'true',
    },
  });
  const send = (message: Answer | Progress | { type: typeof CONTENT_CHECKED }) => {
    if (gatsby.connected) gatsby.send(message);
  };
  const checked = checkContent();
  gatsby.on('message', (message) => {
    const job = jobIn(message);
    if (job) void answer(job, encoder).then(send);
    const { type } = message as { type: unknown };
    if (type === CONTENT_CHECKED) void checked.then((isRight) => isRight && send({ type }));
  });
  setInterval(() => {
    const { wanted, encoded, files } = encoder;
    if (encoded.size < wanted.size) {
      const text = `Encoding pictures: ${encoded.size} of ${wanted.size} done, ${files} files`;
      send({ type: PROGRESS, text });
    }
  }, PROGRESS_INTERVAL).unref();
  for (const signal of SIGNALS) process.on(signal, () => gatsby.kill(signal));
  return new Promise((end, reject) => {
    gatsby.on('error', reject);
    checked.then((isRight) => !isRight && gatsby.kill() && end(1), reject);
    gatsby.on('exit', (code, signal) => end(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}

/** Does a job; the result is the message that Gatsby expects about it. */
async function answer(job: Job, encoder: PictureEncoder): Promise<Answer> {
  const { id } = job;
  if (!isPictureJob(job)) return { type: 'JOB_NOT_WHITELISTED', payload: { id } };
  try {
    await encoder.run(job);
    return { type: 'JOB_COMPLETED', payload: { id, result: {} } };
  } catch (error) {
    return { type: 'JOB_FAILED', payload: { id, error: (error as Error).message } };
  }
}
