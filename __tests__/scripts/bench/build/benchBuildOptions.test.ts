import { chosenGalleries } from '../../../../scripts/bench/build/benchBuildOptions';

test('takes numbers of photos in any order', () => {
  expect(chosenGalleries({})).toEqual({ photos: [11, 200], width: 2400 });
  expect(chosenGalleries({ photos: '60,11', width: '800' })).toEqual({
    photos: [11, 60],
    width: 800,
  });
});

test.each(['11', '11,11'])('%s photos are too few numbers to compare', (photos) => {
  expect(() => chosenGalleries({ photos })).toThrow(/two different numbers/);
});
