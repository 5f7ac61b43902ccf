/**
 * The program that the build is compared with: decodes each photo once and writes the gallery's picture
 * files with sharp, and does nothing else. `npm run bench:build` runs it; its arguments are the folder for
 * the files, and the photos.
 */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { inFormat } from '../../../src/gatsby/pictures/encodePicture';
import { sharpOptions } from '../../../src/gatsby/pictures/predictJobs';
import { PICTURE_LAYOUT } from '../../../src/gatsby/pictures/pictureLayout';

const { formats, breakpoints = [] } = PICTURE_LAYOUT.gallery;
const { defaults } = sharpOptions();

async function writeAll(photo: string, folder: string) {
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  for (const width of breakpoints) {
    const height = Math.round((width * info.height) / info.width);
    const small = await sharp(data, { raw: info })
      .resize(width, height, { fit: 'fill' })
      .toBuffer({ resolveWithObject: true });
    for (const toFormat of formats) {
      const file = { toFormat, ...defaults[`${toFormat}Options`], mozjpeg: true };
      const path = join(folder, `${basename(photo, '.jpg')}-${width}.${toFormat}`);
      await inFormat(sharp(small.data, { raw: small.info }), file).toFile(path);
    }
  }
}

const [folder, ...photos] = process.argv.slice(2);
mkdirSync(folder);
const limit = pLimit(Math.min(4, availableParallelism()));
void Promise.all(photos.map((photo) => limit(writeAll, photo, folder)));
