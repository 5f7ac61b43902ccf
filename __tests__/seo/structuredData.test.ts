import { photograph, previewOf } from '../../src/gallery/photograph';
import { organisation } from '../../src/seo/organisation';
import { siteContent } from '../support/content';

const { photos, site } = siteContent;

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

test('a photo has its description, its largest file and its gallery', () => {
  const [photo] = photos;
  const path = '/gallery/morning-boats/';
  expect(previewOf(photo).src).toMatch(/^\/static\/800\/.*\.jpg$/);
  expect(photograph(photo, 'Pictures from the quay', site, path)).toMatchObject({
    '@type': 'ImageObject',
    name: photo.title,
    caption: photo.description,
    url: `https://www.harbourlight.example${path}`,
    contentUrl: `https://www.harbourlight.example${previewOf(photo).src}`,
    width: 800,
    height: 533,
    isPartOf: { url: 'https://www.harbourlight.example/gallery/' },
  });
});
