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
    founder: { name: 'Tamsin Oakenby', jobTitle: 'Director' },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '08:30', closes: '16:30' },
      { dayOfWeek: ['Thursday', 'Friday', 'Saturday'] },
      { dayOfWeek: ['Sunday'], opens: '12:00', closes: '15:00' },
    ],
  });
});
