import type { CreateNodeArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { isContentFile } from '../gatsby/nodeModel';

/** The endings of picture files that may say which way up they are. */
const TURNED_ENDINGS = /^(jpe?g|png|webp|avif)$/;

/**
 * Makes an upright copy, as a child of the file's node, of each picture in `content/` that is
 * stored lying on its side: gatsby-plugin-sharp measures pictures before it turns them and would
 * crop this one (https://github.com/gatsbyjs/gatsby/issues/30672).
 */
export async function createUprightCopy({
  node,
  actions,
  createNodeId,
  getCache,
}: CreateNodeArgs): Promise<void> {
  if (!isContentFile(node) || !TURNED_ENDINGS.test(node.extension)) return;
  // What cannot be read is the content check's to report, and it does so only if a page uses it.
  const buffer = await uprightCopy(node.absolutePath).catch(() => undefined);
  if (!buffer) return;
  const copy = await createFileNodeFromBuffer({
    buffer,
    name: node.name,
    ext: node.ext,
    // Not the buffer's own: two files with the same bytes have two copies.
    hash: `${node.internal.contentDigest}-${createNodeId(node.relativePath)}`,
    createNode: actions.createNode,
    createNodeId,
    getCache,
    parentNodeId: node.id,
  });
  actions.createParentChildLink({ parent: node, child: copy });
}

/**
 * A picture turned upright, in its own format and colours, without any other metadata.
 * @returns `undefined` when it is upright already
 * @throws Error when the file is no picture that sharp reads
 */
export async function uprightCopy(path: string): Promise<Buffer | undefined> {
  const picture = sharp(path, { failOn: 'warning' });
  const { orientation = 1, format } = await picture.metadata();
  if (orientation === 1) return undefined;
  const upright = picture.autoOrient().keepIccProfile();
  // The published sizes are made from this copy, so it loses as little as it can.
  return upright.toFormat(format, { quality: 95, lossless: format === 'webp' }).toBuffer();
}
