import { readFile, readdir, stat, unlink, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
/** Bytes; a smaller file fills one packet either way. */
const SMALLEST = 1024;
const AT_ONCE = 4;

interface Method {
  pack: (content: Buffer) => Promise<Buffer>;
  unpack: (packed: Buffer) => Promise<Buffer>;
}

const METHODS: Record<string, Method> = {
  '.br': {
    pack: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    unpack: promisify(brotliDecompress),
  },
  '.gz': {
    pack: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    unpack: promisify(gunzip),
  },
};

/** What a run of {@link precompress} found and did. */
export interface Precompression {
  /** Texts that have their compressed forms beside them now. */
  texts: number;
  /** Those of them that were compressed in this run; the others were up to date. */
  renewed: number;
  /** Bytes of all texts, as they are and in Brotli. */
  size: { plain: number; brotli: number };
}

/**
 * Puts a `.br` and a `.gz` beside each text of a folder, for hosts that send them as they are, and
 * removes those whose text is gone.
 * @param folder the folder `public`
 */
export async function precompress(folder: string): Promise<Precompression> {
  const names = await readdir(folder, { recursive: true });
  const paths = names.map((name) => join(folder, name));
  const done: Precompression = { texts: 0, renewed: 0, size: { plain: 0, brotli: 0 } };
  const kept = new Set<string>();
  const limit = pLimit(AT_ONCE);

  const work = async (path: string) => {
    const file = await stat(path);
    if (!file.isFile() || file.size < SMALLEST) return;
    const renewed = await compress(path);
    for (const extension of Object.keys(METHODS)) kept.add(path + extension);
    done.texts += 1;
    done.renewed += renewed ? 1 : 0;
    done.size.plain += file.size;
    done.size.brotli += (await stat(`${path}.br`)).size;
  };
  const texts = paths.filter((path) => TEXTS.has(extname(path)));
  await Promise.all(texts.map((path) => limit(work, path)));

  const orphans = paths.filter((path) => extname(path) in METHODS && !kept.has(path));
  await Promise.all(orphans.map((path) => unlink(path)));
  return done;
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
