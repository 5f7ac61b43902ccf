import { photograph, previewOf } from '../../src/seo/photograph';
import { imageGallery } from '../../src/seo/imageGallery';
import { organisation } from '../../src/seo/organisation';
import { serviceList } from '../../src/seo/serviceList';
import { siteContent } from '../support/content';

const { galleryPage, photos, services, site } = siteContent;
const ORGANISATION = 'https://www.harbourlight.example/#organisation';

test('the organisation has its name, contact details and hours in 24-hour time, without closed days', () => {
  expect(organisation(site)).toMatchObject({
    '@type': 'EducationalOrganization',
    '@id': ORGANISATION,
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

test('the services are listed in order, each provided by the organisation', () => {
  expect(serviceList(services, site)).toMatchObject({
    '@type': 'ItemList',
    itemListElement: services.map(({ title, description }, index) => ({
      position: index + 1,
      item: { '@type': 'Service', name: title, description, provider: { '@id': ORGANISATION } },
    })),
  });
});

test('the gallery lists its photos with their files', () => {
  expect(imageGallery(galleryPage, photos, site.url, '/gallery/')).toMatchObject({
    '@type': 'ImageGallery',
    name: 'Pictures from the quay',
    url: 'https://www.harbourlight.example/gallery/',
    image: photos.map(({ title, description, src }) => ({
      '@type': 'ImageObject',
      name: title,
      caption: description,
      contentUrl: `https://www.harbourlight.example${src.gatsbyImageData.images.fallback?.src ?? ''}`,
    })),
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
