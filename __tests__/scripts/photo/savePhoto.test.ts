import fs, { readdirSync, readFileSync } from 'node:fs';
import { freeName, savePhoto } from '../../../scripts/photo/savePhoto';
import { readContent } from '../../../src/markdown/read';
import { photo } from '../../../src/schemas/photo';
import { inOwnFolder } from '../../support/ownFolder';

test.each<[title: string, taken: string[], expected: string]>([
  ['Open day at school', [], 'open-day-at-school'],
  ['Öffnungstag: “Straße” & café', [], 'offnungstag-strasse-and-cafe'],
  ['It’s our 10th birthday!', [], 'its-our-10th-birthday'],
  ['День открытых дверей', [], 'den-otkrytyh-dverej'],
  ['yes/no_maybe', [], 'yes-no-maybe'],
  ['../../etc/passwd', [], 'etc-passwd'],
  ['2024', [], 'photo-2024'],
  ['卒業式 🎓', [], 'photo'],
  // A name that is taken in any case and with any ending gets a number.
  ['Open day', ['open-day.md'], 'open-day-2'],
  ['Open day', ['OPEN-DAY.JPG', 'open-day-2.png'], 'open-day-3'],
])('%j beside %j becomes %s', (title, taken, expected) => {
  expect(freeName(title, taken)).toBe(expected);
});

describe('a photo and its file', () => {
  inOwnFolder();
  const words = { alt: 'A hall.', title: 'Open day', description: 'In May.', size: 'large' };
  const save = (jpeg = 'jpeg', change = {}) =>
    savePhoto(Buffer.from(jpeg), { ...words, ...change });

  test.each([
    '2024',
    'Yes',
    'Open day: doors at nine',
    `"It's" 'fine'`,
    '#1 school # best',
    '- [x] {a}: &b *c !d %e @f `g`',
    'One\nTwo',
    '---',
    'Día — 卒業式 🎓',
  ])('the words %j are read back unchanged', (text) => {
    const file = save('jpeg', { title: text, description: text });
    const { data } = readContent(photo, readFileSync(file)) ?? {};
    expect(data).toMatchObject({ title: text, description: text });
  });

  test('overwrite nothing', () => {
    expect([save('one'), save('two')]).toEqual([
      'content/gallery/open-day.md',
      'content/gallery/open-day-2.md',
    ]);
    expect(readFileSync('content/gallery/open-day.jpg', 'utf8')).toBe('one');
    expect(readFileSync('content/gallery/open-day-2.md', 'utf8')).toContain(
      'src: open-day-2.jpg\n',
    );
  });

  test('are both removed if the second cannot be written', () => {
    const write = fs.writeFileSync;
    jest.spyOn(fs, 'writeFileSync').mockImplementation((path, data, options) => {
      write(path, data, options);
      if (data !== '' && String(path).endsWith('.md')) throw new Error('no space left on device');
    });
    expect(() => save()).toThrow(/^The photo was not added: no space left on device\./);
    expect(readdirSync('content/gallery')).toEqual([]);
  });
});
