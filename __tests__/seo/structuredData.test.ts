import { organisation } from '../../src/seo/organisation';
import { siteContent } from '../support/content';

const { site } = siteContent;

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

test('without an address and profiles, the organisation has none', () => {
  const bare = organisation({ ...site, address: null, profiles: [] });
  expect(JSON.stringify(bare)).not.toMatch(/address|map|sameAs|null/i);
});
