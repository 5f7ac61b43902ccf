import { readFileSync } from 'node:fs';
import { contentSchema } from '../../src/schemas/contentSchema';
import { parseMarkdown } from '../../src/schemas/frontMatter';
import { kinds } from '../../src/schemas/kinds';
import { photo } from '../../src/schemas/photo';
import { service } from '../../src/schemas/service';
import { site } from '../../src/schemas/site';
import { photoWith, SERVICE as SERVICE_FILE } from '../build/check/contentFolder';
import { FIXTURE_CONTENT } from '../support/fixture';

/** The front matter of a markdown file. */
const fieldsOf = (text: string) => parseMarkdown(text)?.yaml.toJS() as Record<string, unknown>;

const PHOTO = fieldsOf(photoWith('size', ''));
const SERVICE = fieldsOf(SERVICE_FILE);
const SITE = fieldsOf(readFileSync(`${FIXTURE_CONTENT}/site.md`, 'utf8')) as { hours: object };

/** Fields that are refused, by their path. */
function refused(kind: { safeParse: (typeof photo)['safeParse'] } | typeof site, data: unknown) {
  return kind.safeParse(data).error?.issues.map(({ path }) => path.join('.')) ?? [];
}

test('a photo is small and stands last unless it says otherwise', () => {
  expect(photo.parse(PHOTO)).toEqual({ ...PHOTO, size: 'small', order: 1000 });
  const chosen = { ...PHOTO, size: 'large', order: 2.5 };
  expect(photo.parse(chosen)).toEqual(chosen);
});

test.each([
  ['src', '  '],
  ['alt', undefined],
  ['alt', 'x'.repeat(151)],
  ['title', '  '],
  ['description', undefined],
  ['size', 'huge'],
])('a photo is refused for its %s %j', (field, value) => {
  expect(refused(photo, { ...PHOTO, [field]: value })).toEqual([field]);
});

test('an alternative text may have 150 characters', () => {
  expect(refused(photo, { ...PHOTO, alt: 'x'.repeat(150) })).toEqual([]);
});

test.each([
  [[0, 150, 300], true],
  [[-150, 1, 299, 450, '150', undefined], false],
])('a service may wait %j ms: %s', (delays, right) => {
  for (const delay of delays) {
    expect(service.safeParse({ ...SERVICE, delay }).success).toBe(right);
  }
});

describe('the site', () => {
  const open = (row: object) =>
    refused(site, { ...SITE, hours: { ...SITE.hours, week: [{ from: 'Monday', ...row }] } });

  test('is accepted, and may be closed on a day', () => {
    expect(refused(site, SITE)).toEqual([]);
    expect(open({})).toEqual([]);
  });

  test('opens at a time of twelve hours, with minutes', () => {
    for (const opens of ['9:00 AM', '12:00 AM', '12:59 PM', '5:30 PM']) {
      expect(open({ opens, closes: '6:00 PM' })).toEqual([]);
    }
    for (const opens of ['9 AM', '09:00', '13:00 PM', '9:60 AM', '9:00 am', '0:30 AM']) {
      expect(open({ opens, closes: '6:00 PM' })).toEqual(['hours.week.0.opens']);
    }
  });

  test.each([
    ['url', 'http://www.harbourlight.example'],
    ['email', 'quay@harbourlight'],
    ['phone', '902 555 0142'],
  ])('refuses the %s %s', (field, value) => {
    expect(refused(site, { ...SITE, [field]: value })).toEqual([field]);
  });
});

test('each field tells the person who edits it what it is', () => {
  for (const kind of kinds) {
    const fields = Object.entries(contentSchema(kind.schema).properties ?? {});
    for (const [field, schema] of fields) {
      const hint = {
        place: kind.place,
        field,
        description: expect.stringMatching(/\.$/) as string,
      };
      expect({ place: kind.place, field, ...schema }).toMatchObject(hint);
    }
  }
});
