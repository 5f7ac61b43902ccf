import { contentSchema } from '../../src/schemas/contentSchema';
import { kinds } from '../../src/schemas/kinds';
import { photo } from '../../src/schemas/photo';
import { service } from '../../src/schemas/service';
import { site } from '../../src/schemas/site';

const PHOTO = {
  src: 'low-tide.jpg',
  alt: 'Families picnic on a lawn.',
  title: 'Family day',
  description: 'Parents and children spend a day together.',
};

const SERVICE = {
  icon: 'footprints',
  title: 'Swimming Hours',
  description: 'One-to-one sessions.',
  image: 'swimming-hours.jpg',
  alt: 'A doll climbs stepping stones.',
  delay: 150,
};

const SITE = {
  brand: 'Harbourlight',
  tagline: 'A steady light',
  url: 'https://www.harbourlight.example',
  founder: { name: 'Tamsin Oakenby', role: 'Director' },
  email: 'quay@harbourlight.example',
  phone: '+1 902 555 0142',
  shareImage: 'hero.jpg',
  hours: {
    timeZone: 'Europe/London',
    week: [{ from: 'Monday', to: 'Friday', opens: '9:00 AM', closes: '5:00 PM' }],
  },
  navigation: [{ name: 'About', href: '/about/' }],
  quickLinks: [{ name: 'About', href: '#about' }],
  legalLinks: [],
  labels: { menu: 'Menu', quickLinks: 'Links', contact: 'Contact', skip: 'Skip', rights: 'Rights' },
};

/** Fields that are refused, by their path. */
function refused(kind: { safeParse: (typeof photo)['safeParse'] } | typeof site, data: unknown) {
  return kind.safeParse(data).error?.issues.map(({ path }) => path.join('.')) ?? [];
}

describe('a photo', () => {
  test('is small and stands last unless it says otherwise', () => {
    expect(photo.parse(PHOTO)).toEqual({ ...PHOTO, size: 'small', order: 1000 });
  });

  test.each(['small', 'medium', 'large'])('may be %s', (size) => {
    expect(photo.parse({ ...PHOTO, size }).size).toBe(size);
  });

  test('may be of no other size', () => {
    expect(refused(photo, { ...PHOTO, size: 'huge' })).toEqual(['size']);
  });

  test.each(['src', 'alt', 'title', 'description'])('needs its %s', (field) => {
    expect(refused(photo, { ...PHOTO, [field]: undefined })).toEqual([field]);
    expect(refused(photo, { ...PHOTO, [field]: '  ' })).toEqual([field]);
  });

  test('may stand between two others', () => {
    expect(photo.parse({ ...PHOTO, order: 2.5 }).order).toBe(2.5);
  });

  test('has no fields nobody knows', () => {
    expect(photo.safeParse({ ...PHOTO, descripton: 'Typing mistake' }).success).toBe(false);
  });

  test.each([
    { length: 150, fields: [] },
    { length: 151, fields: ['alt'] },
  ])('described in $length characters', ({ length, fields }) => {
    expect(refused(photo, { ...PHOTO, alt: 'x'.repeat(length) })).toEqual(fields);
  });
});

describe('a service', () => {
  test.each([0, 150, 300])('may wait %d ms', (delay) => {
    expect(service.parse({ ...SERVICE, delay }).delay).toBe(delay);
  });

  test.each([-150, 1, 299, 450, '150', undefined])('may not wait %p', (delay) => {
    expect(service.safeParse({ ...SERVICE, delay }).success).toBe(false);
  });
});

describe('the site', () => {
  const withHours = (row: object) => ({ ...SITE, hours: { ...SITE.hours, week: [row] } });

  test('is accepted', () => {
    expect(site.safeParse(SITE).success).toBe(true);
  });

  test.each(['9:00 AM', '12:00 AM', '12:59 PM', '5:30 PM'])('may open at %s', (opens) => {
    expect(refused(site, withHours({ from: 'Monday', opens, closes: '6:00 PM' }))).toEqual([]);
  });

  test.each(['9 AM', '09:00', '13:00 PM', '9:60 AM', '9:00 am', '0:30 AM'])(
    'may not open at %s',
    (opens) => {
      const fields = refused(site, withHours({ from: 'Monday', opens, closes: '6:00 PM' }));
      expect(fields).toEqual(['hours.week.0.opens']);
    },
  );

  test('may be closed on a day', () => {
    expect(refused(site, withHours({ from: 'Sunday' }))).toEqual([]);
  });

  test.each([
    ['url', 'https://www.harbourlight.example/'],
    ['url', 'http://www.harbourlight.example'],
    ['url', 'www.harbourlight.example'],
    ['email', 'quay@harbourlight'],
    ['phone', '902 555 0142'],
  ])('refuses the %s %s', (field, value) => {
    expect(refused(site, { ...SITE, [field]: value })).toEqual([field]);
  });

  test('refuses a time zone that does not exist', () => {
    const hours = { ...SITE.hours, timeZone: 'Europe/Atlantis' };
    expect(refused(site, { ...SITE, hours })).toEqual(['hours.timeZone']);
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
