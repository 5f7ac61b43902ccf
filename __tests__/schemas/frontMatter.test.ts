import { parseMarkdown } from '../../src/schemas/frontMatter';

const LINES = ['---', 'title: Café', 'list:', '  - one', '---', '', 'Dear reader,', '', 'Yours'];
const DATA = { title: 'Café', list: ['one'] };
const BODY = 'Dear reader,\n\nYours';

test.each([
  { computer: 'Linux or macOS', content: LINES.join('\n') },
  { computer: 'Windows', content: LINES.join('\r\n') },
  { computer: 'an old Macintosh', content: LINES.join('\r') },
  { computer: 'Windows, with a byte order mark', content: `\uFEFF${LINES.join('\r\n')}\r\n` },
])('reads a file from $computer', ({ content }) => {
  const file = parseMarkdown(content);
  expect(file?.yaml.toJS()).toEqual(DATA);
  expect(file?.body).toBe(BODY);
});

test('reads a file that is front matter alone', () => {
  const file = parseMarkdown('---\ntitle: Home\n---');
  expect(file?.yaml.toJS()).toEqual({ title: 'Home' });
  expect(file?.body).toBe('');
});

test('keeps lines of the text that look like fences', () => {
  expect(parseMarkdown('---\ntitle: Home\n---\none\n---\ntwo\n')?.body).toBe('one\n---\ntwo');
});

test('counts positions from the first line of the file', () => {
  const file = parseMarkdown('---\r\ntitle: Home\r\nwrong: [\r\n---\r\n');
  const [error] = file?.yaml.errors ?? [];
  expect(file?.positionAt(error.pos[0]).line).toBeGreaterThanOrEqual(3);
  const title = file?.yaml.get('title', true) as { range: [number] };
  expect(file?.positionAt(title.range[0])).toEqual({ line: 2, column: 8 });
});

test.each(['', 'title: Home\n', 'Dear reader\n---\ntitle: Home\n---\n', '---\ntitle: Home\n'])(
  'a file that does not begin with front matter is none: %j',
  (content) => {
    expect(parseMarkdown(content)).toBeUndefined();
  },
);
