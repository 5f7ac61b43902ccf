import { madeUpPhotos } from '../../fixtureSite/madeUpPhotos';
import { byOrder, type Ordered } from '../../../src/content/order';
import { fixtureContent } from '../../support/fixtureContent';

const siteContent = fixtureContent();

/** All texts of the fixture site, except those of its made-up photos. */
export const { site, home, about, servicesPage, galleryPage, contactPage, notFoundPage, words } =
  siteContent;

/** Titles of the services, in their order. */
export const SERVICES = siteContent.services.map(({ title }) => title);

/** The photos of the gallery in their order: those of the content, and the made-up ones. */
export const PHOTOS = [
  ...(siteContent.photos as readonly (Queries.PhotoTileFragment & Ordered)[]),
  ...madeUpPhotos(siteContent.photos.length),
].sort(byOrder);

/** Every page with its heading of level 1, and its name in the header. */
export const PAGES = {
  home: { path: '/', heading: home.hero.headline, name: '' },
  services: page('/services/', servicesPage.heading),
  about: page('/about/', about.heading),
  gallery: page('/gallery/', galleryPage.heading),
  contact: page('/contact/', contactPage.heading),
} as const;

/** `PAGES` as a list. */
export const ROUTES = Object.values(PAGES);

function page(path: string, heading: string) {
  const name = site.navigation.find(({ href }) => href === path)?.name ?? '';
  return { path, heading, name };
}
