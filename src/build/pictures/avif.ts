import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { isDeveloping } from '../contentEdits';

/**
 * The quality at a width. `gatsby-config.ts` tells how that of small files was chosen, with sharp's own effort. In wider
 * ones it would leave blocks in skies and walls.
 */
const qualityAt = (width: string) => (Number(width) < 560 ? 37 : 50);

/**
 * With 4, sharp's default, which gatsby-plugin-sharp cannot change, encoding takes 3.4 times as long. With 3, files of
 * the same quality have 6 % more bytes, and their structural similarity is 0.002 lower.
 */
const EFFORT = 3;

/** A JPEG in a `srcset`: its folder, its name and its width. */
const JPEG = /\/\w+\/([^/]+)\.jpg (\d+)w/g;

/** The path of an AVIF file in a site: the hash of its original, width, quality and effort. */
const AVIF = /^\/static\/([\da-f]{32})\/(\d+)q(\d+)e(\d)\/[^/]+\.avif$/;

interface Arguments {
  formats?: string[];
}

async function withAvif(
  source: unknown,
  args: Arguments,
  context: unknown,
  info: { originalResolver: (...all: unknown[]) => Promise<IGatsbyImageData> },
): Promise<IGatsbyImageData> {
  const data = await info.originalResolver(source, args, context, info);
  const { srcSet, sizes } = data.images.fallback ?? {};
  if (!srcSet || args.formats || isDeveloping()) return data;
  const files = srcSet.replace(
    JPEG,
    (_jpeg, name: string, width: string) =>
      `/${width}q${qualityAt(width)}e${EFFORT}/${name}.avif ${width}w`,
  );
  const sources = [{ srcSet: files, sizes, type: 'image/avif' }];
  return { ...data, images: { ...data.images, sources } };
}

/** Adds the addresses of AVIF files, as wide as the JPEGs, to pictures whose query does not set `formats`. The preview has only JPEGs. */
export const avifResolvers = { ImageSharp: { gatsbyImageData: { resolve: withAvif } } };

/**
 * Makes those of these files in a site that are AVIF. The name of one tells all that it is made of: while it exists,
 * no build makes it again.
 */
export async function encodeAvif(
  paths: readonly string[],
  site: string,
  { getNodesByType, reporter }: Pick<NodePluginArgs, 'getNodesByType' | 'reporter'>,
): Promise<void> {
  const files = paths.filter((path) => AVIF.test(path));
  if (files.length === 0) return;
  // The paths of the original pictures by their hashes.
  const originals = new Map(
    getNodesByType('File').map((file) => [
      file.internal.contentDigest,
      file.absolutePath as string,
    ]),
  );
  const progress = reporter.createProgress('Encoding pictures as AVIF', files.length);
  progress.start();
  // Two at a time, on one core each.
  sharp.concurrency(1);
  await pLimit(2).map(files, async (path) => {
    await encode(path, site, originals);
    progress.tick();
  });
  progress.end();
}

/** Makes an AVIF file in a site. One whose making is interrupted is not at its path. */
export async function encode(
  path: string,
  site: string,
  originals: ReadonlyMap<string, string>,
): Promise<void> {
  const [, hash, ...options] = AVIF.exec(path) ?? [];
  const [width, quality, effort] = options.map(Number);
  const file = join(site, path);
  const incomplete = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    await sharp(originals.get(hash), { failOn: 'error' })
      .resize(width)
      .avif({ quality, effort })
      .toFile(incomplete);
  } catch (error) {
    throw new Error(`${path} cannot be made from ${originals.get(hash)}: ${String(error)}`);
  }
  renameSync(incomplete, file);
}
