import { join } from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { contentNodesCreated, createContentNodes } from '../../src/build/contentNodes';
import { FIXTURE_CONTENT } from '../support/fixture';

test('pages can wait for the nodes of all files', async () => {
  const createNode = jest.fn();
  const relativePath = 'gallery/first-solo.md';
  const absolutePath = join(FIXTURE_CONTENT, relativePath);
  void createContentNodes({
    node: { internal: { type: 'File' }, sourceInstanceName: 'content', relativePath, absolutePath },
    actions: { createNode, createParentChildLink: () => undefined },
    createNodeId: String,
    createContentDigest: String,
  } as unknown as CreateNodeArgs);
  expect(createNode).not.toHaveBeenCalled();
  await contentNodesCreated();
  expect(createNode).toHaveBeenCalledTimes(1);
});
