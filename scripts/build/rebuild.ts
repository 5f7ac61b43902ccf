import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { runGatsby } from '../../src/build/gatsby/runGatsby';
import { UNFINISHED } from '../../src/build/pictures/encodePicture';
import type * as Prediction from '../../src/build/pictures/predictJobs';
import { PictureEncoder } from '../../src/build/pictures/PictureEncoder';
import { codeHash, type Inputs } from '../lib/inputs';
import { forgetBuild, noteBuild } from '../lib/lastBuild';
import type * as Content from '../lib/printContentCheck';

/** Loads what is needed only while Gatsby starts: it starts the sooner. */
const load = createRequire(__filename);

/**
 * Builds the site with Gatsby, and encodes its pictures beside it.
 * @param args what Gatsby is told beside that
 * @param inputs what the site is made from
 * @returns the exit code
 */
export async function rebuild(args: string[], inputs: Inputs): Promise<number> {
  const lost = forgetBuild('.');
  await rm(UNFINISHED, { recursive: true, force: true });
  if (lost > 0) {
    console.log(`${lost} picture files of the last build are lost or cut off; they are made anew.`);
  }
  const encoder = new PictureEncoder();
  process.env.CODE_HASH = codeHash(inputs);
  const exitCode = await runGatsby(['build', ...args], encoder, () => checkContent(encoder));
  if (exitCode === 0) {
    noteBuild('.', inputs);
    const { encoded, files } = encoder;
    console.log(
      encoded.size > 0
        ? `Encoded ${encoded.size} pictures, ${files} files`
        : 'No picture needed encoding',
    );
  }
  return exitCode;
}

/** Says what is wrong with the content, and begins with its new pictures. */
async function checkContent(encoder: PictureEncoder): Promise<boolean> {
  const { printContentCheck } = load('../lib/printContentCheck') as typeof Content;
  const { right, pictures } = await printContentCheck();
  if (right) {
    const { predictJobs } = load('../../src/build/pictures/predictJobs') as typeof Prediction;
    // When a picture cannot be encoded, Gatsby's own job for it says so.
    for (const job of await predictJobs(pictures)) encoder.run(job).catch(() => undefined);
  }
  return right;
}
