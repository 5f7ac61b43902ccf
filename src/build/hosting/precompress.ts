import { statSync } from 'node:fs';
import { readFile, unlink, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { filesIn } from '../filesIn';

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
/** Bytes; a smaller file fills one packet either way. */
const SMALLEST = 1024;
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
 * Puts a `.br` and a `.gz` beside each text of a folder, for hosts that send them as they are, and
 * removes those whose text is gone.
 * @param folder the folder `public`
 * @returns how many texts have both now, and how many of them were compressed in this run
 */
export async function precompress(folder: string): Promise<{ texts: number; renewed: number }> {
  const paths = filesIn(folder).map((path) => join(folder, path));
  const texts = paths.filter((path) => TEXTS.has(extname(path)) && statSync(path).size >= SMALLEST);
  const limit = pLimit(AT_ONCE);
  const renewed = await Promise.all(texts.map((path) => limit(compress, path)));

  const kept = new Set(texts.flatMap((path) => Object.keys(METHODS).map((form) => path + form)));
  const orphans = paths.filter((path) => extname(path) in METHODS && !kept.has(path));
  await Promise.all(orphans.map((path) => unlink(path)));
  return { texts: texts.length, renewed: renewed.filter(Boolean).length };
}

/**
 * Renews the compressed forms of a text unless they hold it already; tells whether it did. To unpack
 * takes a hundredth of the time, and the times of files tell nothing: each build writes all scripts.
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
