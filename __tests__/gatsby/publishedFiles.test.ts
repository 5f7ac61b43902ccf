import { pageFile, picturesOf } from '../../src/gatsby/publishedFiles';
import { inOwnFolder, put } from '../support/ownFolder';

inOwnFolder();

test.each([
  ['/', 'index.html'],
  ['/gallery/2/', 'gallery/2/index.html'],
  ['/404.html', '404.html'],
])('the page %s is the file %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});

test('the pictures of a page are those that its data and its static queries name', () => {
  const data = (result: object, staticQueryHashes: string[] = []) =>
    JSON.stringify({ result, staticQueryHashes });
  put(
    'public/page-data/index/page-data.json',
    data(
      {
        src: "/static/a/1/mother's%20day.jpg",
        srcSet: '/static/a/2/one%2C%20two.jpg 320w,\n/static/a/3/(1).jpg 640w',
        title: 'In /static/ lies 100 % of it',
        text: '/static/100%',
      },
      ['77'],
    ),
  );
  put('public/page-data/sq/d/77.json', JSON.stringify({ url: '/static/b/%C3%9Cbergabe.pdf' }));
  put('public/page-data/old/page-data.json', data({ src: '/static/c/old.jpg' }));
  expect([...picturesOf(['/'])].sort()).toEqual([
    'static/100%',
    "static/a/1/mother's day.jpg",
    'static/a/2/one, two.jpg',
    'static/a/3/(1).jpg',
    'static/b/Übergabe.pdf',
  ]);
});
