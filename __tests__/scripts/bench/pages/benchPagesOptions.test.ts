import { chosenRuns } from '../../../../scripts/bench/pages/benchPagesOptions';

it('measures all pages, or those named', () => {
  expect(chosenRuns({})).toMatchObject({ runs: 5, screens: { length: 6 } });
  expect(chosenRuns({ runs: '3', pages: 'gallery,home' })).toMatchObject({
    runs: 3,
    screens: [{ name: 'home' }, { name: 'gallery' }],
  });
  expect(() => chosenRuns({ pages: 'blog' })).toThrow('There is no page "blog"; there are home,');
});
