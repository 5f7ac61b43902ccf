import { tileArea } from '../../src/gallery/columns';

test('the tile above the columns begins at the first', () => {
  expect(tileArea('large', -1)).toEqual({ '--rows': 48, '--of-2': 1, '--of-3': 1, '--of-4': 1 });
});
