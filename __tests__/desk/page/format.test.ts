import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSchema } from '../../../src/schemas/contentSchema';
import { kindOf, kinds } from '../../../src/schemas/kinds';
import { readContent } from '../../../src/content/read';
import { filesIn } from '../../../src/content/filesIn';
import { readFile, writeFile } from '../../../src/desk/page/format';
import { FIXTURE_CONTENT } from '../../support/fixture';

type Fields = Record<string, unknown>;

const files = filesIn(FIXTURE_CONTENT).filter((path) => path.endsWith('.md'));
const schemas = Object.fromEntries(
  kinds.map(({ field, schema }) => [field, contentSchema(schema, 'input')]),
);

/** What the desk writes after a form was changed. */
function edited(kind: string, text: string, change: (fields: Fields) => void): string {
  const fields = readFile(text, schemas[kind]);
  change(fields);
  return writeFile(fields, schemas[kind]);
}

const text = (path: string) => readFileSync(join(FIXTURE_CONTENT, path), 'utf8');

test.each(files)('%s stays byte for byte when nothing is changed', (path) => {
  const kind = kindOf(path)?.field ?? '';
  // The form gives back optional fields without a value as empty ones.
  expect(
    edited(kind, text(path), (fields) => Object.assign(fields, { none: '', gone: null })),
  ).toBe(text(path));
});

const PHOTO = `---
# our favourite
order:   7
src: "boats.jpg"   # taken in May
alt:     Boats lie at the pier.
title: 'Boats'

description: >-
  A morning
  at the pier.
---
`;

test('only the line of a changed field is another', () => {
  expect(edited('photos', PHOTO, (fields) => (fields.title = 'Boats: all'))).toBe(
    PHOTO.replace("'Boats'", "'Boats: all'"),
  );
  expect(edited('photos', PHOTO, (fields) => (fields.src = 'ships.webp'))).toBe(
    PHOTO.replace('"boats.jpg"', 'ships.webp'),
  );
  expect(edited('photos', PHOTO, (fields) => (fields.description = 'An evening.'))).toBe(
    PHOTO.replace(/>-[^-]*at the pier\.\n/, 'An evening.\n'),
  );
});

test('a field that is new stands in its place, and one that is emptied is gone', () => {
  expect(edited('photos', PHOTO, (fields) => (fields.size = 'large'))).toBe(
    PHOTO.replace(/---\n$/, 'size: large\n---\n'),
  );
  expect(edited('photos', PHOTO, (fields) => (fields.order = null))).toBe(
    PHOTO.replace('order:   7\n', ''),
  );
  const unordered = PHOTO.replace('order:   7\n', '');
  expect(edited('photos', unordered, (fields) => (fields.order = 2.5))).toBe(
    unordered.replace('src:', 'order: 2.5\nsrc:'),
  );
});

test('lists keep the lines of the entries that stay', () => {
  const site = text('site.md');
  const links = (fields: Fields) => fields.navigation as Fields[];
  const lines = (part: string) => part.split('\n').length;
  const first = edited('site', site, (fields) => (links(fields)[0].name = 'First'));
  expect(first).toBe(site.replace(/(navigation:\n +- name: ).*/, '$1First'));
  const longer = edited('site', site, (fields) => {
    fields.navigation = [...links(fields), { name: 'More', href: '#more' }];
  });
  expect(longer).toContain("  - name: More\n    href: '#more'\nquickLinks:");
  expect(lines(longer)).toBe(lines(site) + 2);
  expect(edited('site', longer, (fields) => links(fields).pop())).toBe(site);
  const week = (fields: Fields) => (fields.hours as { week: Fields[] }).week;
  const closed = edited('site', site, (fields) =>
    Object.assign(week(fields)[0], { opens: '', closes: '' }),
  );
  expect(lines(closed)).toBe(lines(site) - 2);
});

test('the text below the fields is written with an empty line above it', () => {
  const about = text('about.md');
  const [front] = about.split('\n---\n');
  expect(edited('about', about, (fields) => (fields.body = 'Dear all,\n\nyours.\n\n'))).toBe(
    `${front}\n---\n\nDear all,\n\nyours.\n`,
  );
});

test('a new file has its fields in the order of the schema, and passes as content', () => {
  const written = writeFile(
    {
      title: 'Open day: the film',
      size: '',
      src: 'open-day.webp',
      alt: 'It’s open.',
      description: '#1 of many',
      order: null,
      body: '',
    },
    schemas.photos,
  );
  expect(written).toBe(
    "---\nsrc: open-day.webp\nalt: It’s open.\ntitle: 'Open day: the film'\ndescription: '#1 of many'\n---\n",
  );
  const [photos] = kinds.filter(({ field }) => field === 'photos');
  expect(readContent(photos.schema, new TextEncoder().encode(written))?.data.title).toBe(
    'Open day: the film',
  );
});

test('an empty line above the fields stays, and the text below is complete', () => {
  const about = `\n${text('about.md')}`;
  expect(edited('about', about, () => undefined)).toBe(about);
  expect(edited('about', about, (fields) => (fields.heading = 'The crew'))).toBe(
    about.replace(/^heading: .*/m, 'heading: The crew'),
  );
});

test('what people write by hand opens as the build reads it', () => {
  const odd =
    '\n---\r\nsrc: ./Boats.jpg\r\nalt: 2024\r\ntitle: “Boats”\r\ndescription: yes\r\nsize: Large\r\n---';
  expect(readFile(odd, schemas.photos)).toMatchObject({
    src: 'Boats.jpg',
    alt: '2024',
    description: 'yes',
    size: 'large',
  });
  expect(() => readFile('no fields', schemas.photos)).toThrow('content:check');
});
