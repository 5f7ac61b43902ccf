/** npm run build: builds the site with Gatsby, and encodes its pictures beside it. */
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { UNFINISHED } from '../src/build/pictures/encodePicture';
import { forgetLostPictures } from '../src/build/pictures/forgetLostPictures';
import { PictureEncoder } from '../src/build/pictures/PictureEncoder';
import { runGatsby } from '../src/build/gatsby/runGatsby';
import type * as Foresight from '../src/build/pictures/foreseeJobs';
import type * as Content from './lib/tellContent';
import { forgetBuild, noteBuild, readInputs, type Inputs } from './lib/inputs';
import { showError } from './lib/readerError.mjs';

/** Loads what is needed only while Gatsby starts: it starts the sooner. */
const load = createRequire(__filename);

/** Builds the site and gives the exit code. */
async function build(args: string[]): Promise<number> {
  forgetBuild('.');
  await rm(UNFINISHED, { recursive: true, force: true });
  const lost = await forgetLostPictures('public', '.cache');
  if (lost > 0) {
    console.log(`${lost} picture files of the last build are lost or cut off; they are made anew.`);
  }
  const encoder = new PictureEncoder();
  let inputs: Inputs = {};
  const exitCode = await runGatsby(['build', ...args], encoder, async () => {
    // Read before Gatsby goes on: what is edited while it works may not be in the site.
    inputs = readInputs();
    return checkContent(encoder);
  });
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
  const { tellContent } = load('./lib/tellContent') as typeof Content;
  const { right, pictures } = await tellContent();
  if (right) {
    const { foreseeJobs } = load('../src/build/pictures/foreseeJobs') as typeof Foresight;
    // When a picture cannot be encoded, Gatsby's own job for it says so.
    for (const job of await foreseeJobs(pictures)) encoder.run(job).catch(() => undefined);
  }
  return right;
}

async function main() {
  const exitCode = await build(process.argv.slice(2)).catch((error: unknown) => {
    showError(error);
    return 1;
  });
  // What is being encoded when Gatsby failed is not waited for.
  process.exit(exitCode);
}

void main();
