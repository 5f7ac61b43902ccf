import { readFile } from 'node:fs/promises';
import type { CreateNodeArgs } from 'gatsby';
import { isContentFile } from '../content/fields/nodeModel';
import { CONTENT_FOLDER, slugOf } from '../content/names';
import { readContent } from '../content/reading/load';
import { kindOf } from '../content/schemas/kinds';

/** Creates a node of its kind (a photo, a service, a page) from a markdown file that follows its schema. */
export async function createContentNode({
  node,
  actions,
  createNodeId,
  createContentDigest,
  reporter,
}: CreateNodeArgs): Promise<void> {
  if (!isContentFile(node)) return;
  const kind = kindOf(node.relativePath);
  if (!kind) return;

  // A file that is already gone has no node; Gatsby deletes that of its path.
  const bytes = await readFile(node.absolutePath).catch(() => undefined);
  if (!bytes) return;
  const content = readContent(kind.schema, bytes);
  if (!content) {
    reporter.error(
      `${CONTENT_FOLDER}/${node.relativePath} has mistakes: run "npm run content:check".`,
    );
    return;
  }

  const { data, body } = content;
  if (data.draft === true) return;
  const item = {
    ...data,
    slug: slugOf(node.relativePath),
    ...(kind.body && { hasBody: body !== '' }),
    id: createNodeId(`${kind.type} ${node.id}`),
    parent: node.id,
    children: [],
    internal: {
      type: kind.type,
      contentDigest: createContentDigest([data, body]),
      // For `plugins/markdown-bodies`. The empty line keeps it from parsing a horizontal rule at the start of the
      // body as front matter.
      ...(kind.body && { mediaType: 'text/markdown', content: `\n${body}` }),
    },
  };
  await actions.createNode(item);
  actions.createParentChildLink({ parent: node, child: item });
}
