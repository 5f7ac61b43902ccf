import type { CreateNodeArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { isContentFile } from '../../content/fields/nodeModel';

/** Extensions of pictures that may need a copy. */
const PICTURE = /^(jpe?g|png|webp|avif)$/i;

/**
 * Creates a copy, as a child of the file's node, of each picture in `content/` that gatsby-plugin-sharp would get
 * wrong. One that its EXIF orientation turns would be cropped, since the plugin measures it before it turns it
 * (https://github.com/gatsbyjs/gatsby/issues/30672). One with 16 bits per channel would lose the colours of its
 * profile.
 */
export async function createPlainCopy({
  node,
  actions,
  createNodeId,
  getCache,
}: CreateNodeArgs): Promise<void> {
  if (!isContentFile(node) || !PICTURE.test(node.extension)) return;
  // No error for an unreadable file: the content check reports it if a page uses it.
  const buffer = await plainCopy(node.absolutePath).catch(() => undefined);
  if (!buffer) return;
  const copy = await createFileNodeFromBuffer({
    buffer,
    // Gatsby decodes it.
    name: encodeURIComponent(node.name),
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

/** Returns a picture upright, in sRGB with 8 bits per channel, in its own format; `undefined` if it is so already. */
export async function plainCopy(path: string): Promise<Buffer | undefined> {
  const picture = sharp(path, { failOn: 'warning' });
  const { orientation = 1, depth, format } = await picture.metadata();
  if (orientation === 1 && depth !== 'ushort') return undefined;
  const plain = picture.autoOrient().withIccProfile('srgb');
  // With a quality, a PNG would have 256 colours.
  if (format === 'png') return plain.toBuffer();
  // High quality: the published files are encoded from this copy.
  return plain.toFormat(format, { quality: 95, lossless: format === 'webp' }).toBuffer();
}
