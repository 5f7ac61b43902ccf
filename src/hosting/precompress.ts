import { statSync } from 'node:fs';
import { readFile, unlink, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { filesIn } from '../content/filesIn';

/** Extensions of files that are compressed. */
const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
/** Least size of a file that is compressed, bytes; a smaller one fits into one packet as it is. */
const MIN_SIZE = 1024;
const AT_ONCE = 4;

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, Z_BEST_COMPRESSION } = constants;

const METHODS = {
  '.br': {
    pack: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY },
      }),
    unpack: promisify(brotliDecompress),
  },
  '.gz': {
    pack: (content: Buffer) => promisify(gzip)(content, { level: Z_BEST_COMPRESSION }),
    unpack: promisify(gunzip),
  },
};

/**
 * Writes a `.br` and a `.gz` file beside each text file of a folder, for hosts that serve them as they are,
 * and deletes those whose text file is gone.
 * @param folder the folder `public`
 * @returns how many text files have both now, and how many of them were compressed in this run
 */
export async function precompress(folder: string): Promise<{ texts: number; renewed: number }> {
  const paths = filesIn(folder).map((path) => join(folder, path));
  const texts = paths.filter((path) => TEXTS.has(extname(path)) && statSync(path).size >= MIN_SIZE);
  const limit = pLimit(AT_ONCE);
  const renewed = await Promise.all(texts.map((path) => limit(compress, path)));

  const wanted = new Set(
    texts.flatMap((path) => Object.keys(METHODS).map((extension) => path + extension)),
  );
  const orphans = paths.filter((path) => extname(path) in METHODS && !wanted.has(path));
  await Promise.all(orphans.map((path) => unlink(path)));
  return { texts: texts.length, renewed: renewed.filter(Boolean).length };
}

/**
 * Writes the compressed files of a text file unless they are current.
 * To find out, it decompresses them, in a hundredth of the time that compression takes. Modification times
 * do not show it: each build writes all scripts again.
 * @returns whether it wrote any
 */
async function compress(path: string): Promise<boolean> {
  const content = await readFile(path);
  let renewed = false;
  for (const [extension, { pack, unpack }] of Object.entries(METHODS)) {
    const current = await readFile(path + extension)
      .then(unpack)
      .catch(() => undefined);
    if (current?.equals(content)) continue;
    await writeFile(path + extension, await pack(content));
    renewed = true;
  }
  return renewed;
}
