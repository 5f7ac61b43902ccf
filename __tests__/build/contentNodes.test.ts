import type { CreateNodeArgs } from 'gatsby';
import { createContentNode } from '../../src/build/contentNodes';

test('a text that is deleted while it is read has no node, and no error', async () => {
  const internal = { type: 'File' };
  const file = { sourceInstanceName: 'content', relativePath: 'home.md', absolutePath: 'gone.md' };
  const args = { node: { internal, ...file } } as unknown as CreateNodeArgs;
  await expect(createContentNode(args)).resolves.toBeUndefined();
});
