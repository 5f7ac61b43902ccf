import { organisation } from '../../src/seo/organisation';
import { siteContent } from '../support/content';

const { site } = siteContent;

test('closed days that are not over follow the hours, those of each year with their next days', () => {
  jest.useFakeTimers({ now: new Date('2026-12-28T12:00:00Z') });
  const [ice] = site.hours.closed;
  const between = (from: string, to: string, yearly: boolean) => ({
    ...ice,
    from: { ...ice.from, iso: from },
    to: { ...ice.from, iso: to },
    yearly,
  });
  const closed = [
    ice,
    between('2020-12-24', '2021-01-02', true),
    between('2020-05-01', '2020-05-01', true),
    between('2028-02-20', '2028-02-29', true),
    between('2026-12-24', '2026-12-27', false),
  ];
  expect(organisation({ ...site, hours: { ...site.hours, closed } })).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2099-12-24', validThrough: '2100-01-02', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-24', validThrough: '2027-01-02' },
      { validFrom: '2027-05-01', validThrough: '2027-05-01' },
      { validFrom: '2027-02-20', validThrough: '2027-02-28' },
    ],
  });
  const none = organisation({ ...site, hours: { ...site.hours, closed: [] } });
  expect(none).toHaveProperty('specialOpeningHoursSpecification', undefined);
});

test('the organisation has its name, contact details and hours in 24-hour time, without closed days', () => {
  expect(organisation(site)).toMatchObject({
    '@type': 'EducationalOrganization',
    '@id': 'https://www.harbourlight.example/#organisation',
    name: 'Harbourlight',
    url: 'https://www.harbourlight.example/',
    email: 'quay@harbourlight.example',
    telephone: '+1 902 555 0142',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'The Old Pilot House, 12 Harbour Wall, Cod Rock, NS B3J 0A1',
    },
    hasMap: 'https://maps.example/cod-rock',
    sameAs: ['https://gullgram.example/harbourlight', 'https://tidebook.example/harbourlight'],
    founder: { name: 'Tamsin Oakenby', jobTitle: 'Director' },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '08:30', closes: '16:30' },
      { dayOfWeek: ['Thursday', 'Friday', 'Saturday'] },
      { dayOfWeek: ['Sunday'], opens: '12:00', closes: '15:00' },
    ],
  });
});

test('another kind of organisation without address, profiles and founder has none', () => {
  const others = { kind: 'Dentist', address: null, profiles: [], founder: null } as const;
  const bare = organisation({ ...site, ...others });
  expect(bare).toHaveProperty('@type', 'Dentist');
  expect(JSON.stringify(bare)).not.toMatch(/address|map|sameAs|founder|null/i);
});
