import { imageGallery } from '../../src/seo/imageGallery';
import { organisation } from '../../src/seo/organisation';
import { serviceList } from '../../src/seo/serviceList';
import { siteContent } from '../support/content';

const { galleryPage, photos, services, site } = siteContent;

test('the organisation has its office hours in 24-hour time, closed days left out', () => {
  expect(organisation(site)).toMatchObject({
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Saturday'],
        opens: '10:00',
        closes: '14:00',
      },
    ],
  });
});

test('the organisation says who it is and how to reach it', () => {
  expect(organisation(site)).toMatchObject({
    '@type': 'EducationalOrganization',
    '@id': 'https://www.elevara.example/#organisation',
    name: 'Elevara',
    url: 'https://www.elevara.example/',
    email: 'hello@elevara.example',
    telephone: '+44 20 7946 0123',
    founder: { name: 'Imani Wrenfield', jobTitle: 'Founder and CEO' },
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
        provider: { '@id': 'https://www.elevara.example/#organisation' },
      },
    })),
  });
});

test('the gallery lists its photos with their addresses', () => {
  expect(imageGallery(galleryPage, photos, site.url, '/gallery/')).toMatchObject({
    '@type': 'ImageGallery',
    name: 'Our Gallery',
    url: 'https://www.elevara.example/gallery/',
    image: photos.map(({ title, description, src }) => ({
      '@type': 'ImageObject',
      name: title,
      caption: description,
      contentUrl: `https://www.elevara.example${src.gatsbyImageData.images.fallback?.src ?? ''}`,
    })),
  });
});
