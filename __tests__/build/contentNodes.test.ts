import { join } from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import {
  contentNodesCreated,
  contentResolvers,
  createContentNodes,
} from '../../src/build/contentNodes';
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

test('in development, items whose picture is missing are left out, but not those without any', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const entries = [
    { slug: 'a', order: 1, image: 'a.jpg' },
    { slug: 'b', order: 2, image: 'b.jpg' },
    { slug: 'c', order: 3 },
  ];
  const nodeModel = {
    findAll: () => Promise.resolve({ entries }),
    findOne: (args: unknown) =>
      Promise.resolve(JSON.stringify(args).includes('services/a.jpg') ? {} : null),
  };
  const { services } = contentResolvers.Content as unknown as Record<
    string,
    { resolve: (...args: unknown[]) => Promise<{ slug: string }[]> }
  >;
  const shown = await services.resolve({}, {}, { nodeModel });
  expect(shown.map(({ slug }) => slug)).toEqual(['a', 'c']);
});
