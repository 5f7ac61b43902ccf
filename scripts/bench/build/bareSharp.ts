/**
 * What the build is measured against: decodes each photo once and writes the files listed for it,
 * with nothing around it. Run by `npm run bench:build`, which hands over a list and a folder.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Derivatives } from './derivatives';

/** Qualities as `gatsby-config.ts` has them; the benchmark tells when the files differ. */
export interface BareList {
  photos: Derivatives[];
  avif: { quality: number };
  jpg: { quality: number };
}

sharp.concurrency(1);
sharp.cache(false);

async function writeAll({ source, files }: Derivatives, { avif, jpg }: BareList, folder: string) {
  const { data, info } = await sharp(source).raw().toBuffer({ resolveWithObject: true });
  for (const width of new Set(files.map((file) => file.width))) {
    const group = files.filter((file) => file.width === width);
    const small = await sharp(data, { raw: info })
      .resize(width, group[0].height, { fit: 'fill' })
      .toBuffer({ resolveWithObject: true });
    for (const { path, format } of group) {
      const picture = sharp(small.data, { raw: small.info });
      const encoded =
        format === 'avif'
          ? picture.avif({ ...avif, chromaSubsampling: '4:2:0' })
          : picture.jpeg({ ...jpg, mozjpeg: true });
      await writeFile(join(folder, path.replaceAll('/', '-')), await encoded.toBuffer());
    }
  }
}

async function main([listFile, folder]: string[]) {
  const list = JSON.parse(readFileSync(listFile, 'utf8')) as BareList;
  await mkdir(folder, { recursive: true });
  const limit = pLimit(Math.min(4, availableParallelism()));
  await Promise.all(list.photos.map((photo) => limit(writeAll, photo, list, folder)));
}

void main(process.argv.slice(2));
