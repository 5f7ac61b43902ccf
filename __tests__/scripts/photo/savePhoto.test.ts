import fs, { readdirSync, readFileSync } from 'node:fs';
import { freeSlug, savePhoto } from '../../../scripts/photo/savePhoto';
import { readContent } from '../../../src/content/read';
import { photo } from '../../../src/schemas/photo';
import { inOwnFolder } from '../../support/ownFolder';

test.each<[titles: string[], taken: string[], expected: string]>([
  [['Open day at school'], [], 'open-day-at-school'],
  [['Öffnungstag: “Straße” & café'], [], 'offnungstag-strasse-and-cafe'],
  [['It’s our 10th birthday!'], [], 'its-our-10th-birthday'],
  [['Łódź, København, Þórshöfn'], [], 'lodz-kobenhavn-thorshofn'],
  [['День открытых дверей'], [], 'den-otkrytyh-dverej'],
  [['yes/no_maybe'], [], 'yes-no-maybe'],
  [['../../etc/passwd'], [], 'etc-passwd'],
  [['   '], [], 'photo'],
  [['2024'], [], 'photo-2024'],
  [['🎓'], [], 'photo'],
  // A script that is not spelled out leaves the name to the photo's file.
  [['卒業式', 'IMG_2041'], [], 'img-2041'],
  // A long title is cut between words.
  [['One very '.repeat(7)], [], 'one-very-one-very-one-very-one-very-one-very-one-very-one'],
  [['x'.repeat(90)], [], 'x'.repeat(60)],
  // A taken name gets a number, whatever its case and ending.
  [['Open day'], ['open-day.md'], 'open-day-2'],
  [['Open day'], ['OPEN-DAY.JPG', 'open-day-2.png'], 'open-day-3'],
])('%j beside %j becomes %s', (titles, taken, expected) => {
  expect(freeSlug(titles, taken)).toBe(expected);
});

describe('a photo and its file', () => {
  inOwnFolder();
  const words = { alt: 'A hall.', title: 'Open day', description: 'In May.', size: 'large' };
  const save = (jpeg = 'jpeg', change = {}) =>
    savePhoto('gallery', { name: 'IMG_1.jpg', jpeg: Buffer.from(jpeg) }, { ...words, ...change });

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
  ])('the words %j come out as they went in', async (text) => {
    const name = await save('jpeg', { title: text, description: text });
    const { data } = readContent(photo, readFileSync(`gallery/${name}`)) ?? {};
    expect(data).toMatchObject({ title: text, description: text });
  });

  test('overwrite nothing', async () => {
    expect([await save('one'), await save('two')]).toEqual(['open-day.md', 'open-day-2.md']);
    expect(readFileSync('gallery/open-day.jpg', 'utf8')).toBe('one');
    expect(readFileSync('gallery/open-day-2.md', 'utf8')).toContain('src: open-day-2.jpg\n');
  });

  test('are both gone when the second cannot be written', async () => {
    const write = fs.writeFileSync;
    jest.spyOn(fs, 'writeFileSync').mockImplementation((path, data, options) => {
      write(path, data, options);
      if (data !== '' && String(path).endsWith('.md')) throw new Error('no space left on device');
    });
    await expect(save()).rejects.toThrow(
      /^That did not work, and nothing was left half-written \(no space/,
    );
    expect(readdirSync('gallery')).toEqual([]);
  });
});
