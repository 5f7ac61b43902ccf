import { photo } from '../../../src/schemas/photo';
import { readContent } from '../../../src/build/content/read';
import { photoWith } from '../check/contentFolder';

const read = (text: string) => readContent(photo, new TextEncoder().encode(text))?.data;

test.each([
  ['2024', '2024'],
  ['007', '007'],
  ['1.50', '1.50'],
  ['+19025550142', '+19025550142'],
  ['true', 'true'],
  ['Yes', 'Yes'],
  ['2024-05-01', '2024-05-01'],
  ["'  quoted  '", 'quoted'],
])('the page shows a title as it was written: %s', (written, shown) => {
  expect(read(photoWith('title', `title: ${written}`))?.title).toBe(shown);
});

test('an order in quotes is a number, and a missing one is last', () => {
  expect(read(photoWith('size', "order: '2.5'"))?.order).toBe(2.5);
  expect(read(photoWith('size', 'order:'))?.order).toBe(1000);
});

test('a size with a capital letter is that size', () => {
  expect(read(photoWith('size', 'size: LARGE'))?.size).toBe('large');
});

test.each(['title: *alias', 'title: "open', 'size: huge'])('nothing is read from %s', (line) => {
  expect(read(photoWith(line.replace(/:.*/, ''), line))).toBeUndefined();
});

test('the body is the text below, whatever the line ends', () => {
  const text = `${photoWith('size', '')}\nDear reader,\n\nhello.\n`.replaceAll('\n', '\r\n');
  const content = readContent(photo, new TextEncoder().encode(text));
  expect(content?.body).toBe('Dear reader,\n\nhello.');
});

test.each(['./morning-boats.jpg', "' morning-boats.jpg '", '“morning-boats.jpg”'])(
  'Gatsby gets the plain file name of %s',
  (written) => {
    expect(read(photoWith('src', `src: ${written}`))?.src).toBe('morning-boats.jpg');
  },
);
