import { icon } from '../../../src/content/fields/icon';

test('an icon whose module has another name is drawn', async () => {
  const drawn = await icon.resolve?.('fingerprint', {} as never, '');
  expect(drawn).toMatch(/^<svg [^>]*><path .*<\/svg>$/);
});
