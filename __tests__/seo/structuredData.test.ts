import { photograph, previewOf } from '../../src/seo/photograph';
import { imageGallery } from '../../src/seo/imageGallery';
import { organisation } from '../../src/seo/organisation';
import { serviceList } from '../../src/seo/serviceList';
import { siteContent } from '../support/content';

const { galleryPage, photos, services, site } = siteContent;

test('the organisation has its office hours in 24-hour time, closed days left out', () => {
  const [first, second, third, ...others] = (
    organisation(site) as { openingHoursSpecification: object[] }
  ).openingHoursSpecification;
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    dayOfWeek: ['Monday', 'Tuesday'],
    opens: '08:30',
    closes: '16:30',
  });
  expect(second).toMatchObject({ dayOfWeek: ['Thursday', 'Friday', 'Saturday'] });
  expect(third).toMatchObject({ dayOfWeek: ['Sunday'], opens: '12:00', closes: '15:00' });
});

test('the organisation says who it is and how to reach it', () => {
  expect(organisation(site)).toMatchObject({
    '@type': 'EducationalOrganization',
    '@id': 'https://www.harbourlight.example/#organisation',
    name: 'Harbourlight',
    url: 'https://www.harbourlight.example/',
    email: 'quay@harbourlight.example',
    telephone: '+1 902 555 0142',
    founder: { name: 'Tamsin Oakenby', jobTitle: 'Director' },
  });
});

test('the services are listed in their order, each by the organisation', () => {
  const list = serviceList(services, site);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: services.map(({ title, description }, index) => ({
      position: index + 1,
      item: {
        '@type': 'Service',
        name: title,
        description,
        provider: { '@id': 'https://www.harbourlight.example/#organisation' },
      },
    })),
  });
});

test('the gallery lists its photos with their addresses', () => {
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

test('a photo says what it shows, where its largest file is, and to which gallery it belongs', () => {
  const [photo] = photos;
  expect(
    photograph(photo, 'Pictures from the quay', site, '/gallery/morning-boats/'),
  ).toMatchObject({
    '@type': 'ImageObject',
    name: photo.title,
    caption: photo.description,
    url: 'https://www.harbourlight.example/gallery/morning-boats/',
    contentUrl: `https://www.harbourlight.example${previewOf(photo).src}`,
    width: 800,
    height: 533,
    isPartOf: { url: 'https://www.harbourlight.example/gallery/' },
  });
  expect(previewOf(photo).src).toMatch(/^\/static\/800\/.*\.jpg$/);
});
