/** npm run build: builds the site with Gatsby, and encodes its pictures beside it. */
import { rm } from 'node:fs/promises';
import { UNFINISHED } from './build/encodePicture';
import { forgetLostPictures } from './build/forgetLostPictures';
import { PictureEncoder } from './build/PictureEncoder';
import { runGatsby } from './build/runGatsby';
import { forgetBuild, noteBuild, readInputs } from './lib/inputs';
import { showError } from './lib/reader-error.mjs';

/** Builds the site and gives the exit code. */
async function build(args: string[]): Promise<number> {
  // Read first: what is edited while Gatsby works may not be in the site.
  const inputs = readInputs();
  forgetBuild('.');
  await rm(UNFINISHED, { recursive: true, force: true });
  const lost = await forgetLostPictures('public', '.cache');
  if (lost > 0) {
    console.log(`${lost} picture files of the last build are lost or cut off; they are made anew.`);
  }
  const encoder = new PictureEncoder();
  const exitCode = await runGatsby(['build', ...args], encoder);
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

async function main() {
  const exitCode = await build(process.argv.slice(2)).catch((error: unknown) => {
    showError(error);
    return 1;
  });
  // What is being encoded when Gatsby failed is not waited for.
  process.exit(exitCode);
}

void main();
