import type { CreateNodeArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { isContentFile } from '../nodeModel';

/** Extensions of picture files that can have an EXIF orientation. */
const TURNED_ENDINGS = /^(jpe?g|png|webp|avif)$/;

/**
 * Creates an upright copy, as a child of the file's node, of each picture in `content/` whose EXIF
 * orientation turns it: gatsby-plugin-sharp measures a picture before it turns it, and would crop it
 * wrongly (https://github.com/gatsbyjs/gatsby/issues/30672).
 */
export async function createUprightCopy({
  node,
  actions,
  createNodeId,
  getCache,
}: CreateNodeArgs): Promise<void> {
  if (!isContentFile(node) || !TURNED_ENDINGS.test(node.extension)) return;
  // No error for an unreadable file: the content check reports it if a page uses it.
  const buffer = await uprightCopy(node.absolutePath).catch(() => undefined);
  if (!buffer) return;
  const copy = await createFileNodeFromBuffer({
    buffer,
    name: node.name,
    ext: node.ext,
    // Not the hash of the buffer: two files with the same bytes need a copy each.
    hash: `${node.internal.contentDigest}-${createNodeId(node.relativePath)}`,
    createNode: actions.createNode,
    createNodeId,
    getCache,
    parentNodeId: node.id,
  });
  actions.createParentChildLink({ parent: node, child: copy });
}

/**
 * Returns a picture turned upright, in its own format and colours, without other metadata.
 * @returns `undefined` if it is already upright
 * @throws Error if sharp cannot read the file as a picture
 */
export async function uprightCopy(path: string): Promise<Buffer | undefined> {
  const picture = sharp(path, { failOn: 'warning' });
  const { orientation = 1, format } = await picture.metadata();
  if (orientation === 1) return undefined;
  const upright = picture.autoOrient().keepIccProfile();
  // High quality: the published files are encoded from this copy.
  return upright.toFormat(format, { quality: 95, lossless: format === 'webp' }).toBuffer();
}
