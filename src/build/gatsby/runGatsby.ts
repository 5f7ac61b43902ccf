import { fork } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { CONTENT, PROGRESS, type Progress } from './progress';
import { isPictureJob, jobIn, type Answer, type Job } from '../pictures/job';
import type { PictureEncoder } from '../pictures/PictureEncoder';

/** How often the progress is told, ms. */
const TELLING = 5000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs Gatsby and does its picture jobs, its output going to the terminal. A request to end is
 * handed on to it; when this process is killed, it ends by itself.
 * @param content says, while Gatsby starts, whether it can go on to the content
 * @returns Gatsby's exit code; 1 where it could not go on
 * @throws Error when Gatsby cannot be started
 */
export function runGatsby(
  args: string[],
  encoder: PictureEncoder,
  content: () => Promise<boolean>,
): Promise<number> {
  const gatsby = fork('scripts/gatsby.mjs', args, {
    // Not this process's own, which load TypeScript.
    execArgv: [],
    env: {
      // Node 22 and later keep what they compiled, and start Gatsby the sooner.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
      ...process.env,
      ENABLE_GATSBY_EXTERNAL_JOBS: 'true',
    },
  });
  const tell = (message: Answer | Progress | { type: typeof CONTENT }) => {
    if (gatsby.connected) gatsby.send(message);
  };
  const checked = content();
  gatsby.on('message', (message) => {
    const job = jobIn(message);
    if (job) void answer(job, encoder).then(tell);
    const isQuestion = (message as { type?: string }).type === CONTENT;
    if (isQuestion) void checked.then((right) => right && tell({ type: CONTENT }));
  });
  setInterval(() => {
    const { wanted, encoded, files } = encoder;
    if (encoded.size < wanted.size) {
      const text = `Encoding pictures: ${encoded.size} of ${wanted.size} done, ${files} files`;
      tell({ type: PROGRESS, text });
    }
  }, TELLING).unref();
  for (const signal of SIGNALS) process.on(signal, () => gatsby.kill(signal));
  return new Promise((end, reject) => {
    gatsby.on('error', reject);
    checked.then((right) => !right && gatsby.kill() && end(1), reject);
    gatsby.on('exit', (code, signal) => end(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}

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
