import { iconMarkup } from '../../../src/build/icon';

test('an icon whose module has another name is drawn', async () => {
  expect(await iconMarkup('fingerprint')).toMatch(/^<svg [^>]*><path .*<\/svg>$/);
});
