import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { runGatsby } from '../../src/gatsby/runGatsby';
import { UNFINISHED } from '../../src/gatsby/pictures/encodePicture';
import type * as Prediction from '../../src/gatsby/pictures/predictJobs';
import { PictureEncoder } from '../../src/gatsby/pictures/PictureEncoder';
import { codeHash, type Inputs } from '../lib/inputs';
import { beginBuild, finishBuild } from '../lib/lastBuild';
import type * as Content from '../lib/printContentCheck';

/** Loads modules after Gatsby's process was started, which would otherwise start later. */
const load = createRequire(__filename);

/**
 * Builds the site: runs Gatsby in a process of its own, and encodes the pictures in this one meanwhile.
 * @param args further arguments for `gatsby build`
 * @param inputs what the site is built from
 * @returns Gatsby's exit code
 */
export async function rebuild(args: string[], inputs: Inputs): Promise<number> {
  const lost = beginBuild('.');
  await rm(UNFINISHED, { recursive: true, force: true });
  if (lost > 0) {
    console.log(`${lost} picture files of the last build are lost or cut off; they are made anew.`);
  }
  const encoder = new PictureEncoder();
  process.env.CODE_HASH = codeHash(inputs);
  const exitCode = await runGatsby(['build', ...args], encoder, () => checkContent(encoder));
  if (exitCode === 0) {
    finishBuild('.', inputs);
    const { encoded, files } = encoder;
    console.log(
      encoded.size > 0
        ? `Encoded ${encoded.size} pictures, ${files} files`
        : 'No picture needed encoding',
    );
  }
  return exitCode;
}

/** Prints the problems of the content; when it can be built, starts to encode the pictures it needs. */
async function checkContent(encoder: PictureEncoder): Promise<boolean> {
  const { printContentCheck } = load('../lib/printContentCheck') as typeof Content;
  const { right, pictures } = await printContentCheck();
  if (right) {
    const { predictJobs } = load('../../src/gatsby/pictures/predictJobs') as typeof Prediction;
    // Ignored here: when a picture cannot be encoded, Gatsby's own job for it fails with the same error.
    for (const job of await predictJobs(pictures)) encoder.run(job).catch(() => undefined);
  }
  return right;
}
