import { madeUpPhotos } from '../../../scripts/fixture/madeUpPhotos';
import { byOrder, type Ordered } from '../../../src/build/content/order';
import { fixtureContent } from '../../support/fixtureContent';

const siteContent = fixtureContent();

/** Every word of the fixture site but those of its made-up photos. */
export const { site, home, about, servicesPage, galleryPage, contactPage, notFoundPage } =
  siteContent;

/** Titles of the services, in their order. */
export const SERVICES = siteContent.services.map(({ title }) => title);

/** The photos of the gallery, in their order: first those of the content, which have their own pictures. */
export const PHOTOS = [
  ...(siteContent.photos as readonly (Queries.PhotoTileFragment & Ordered)[]),
  ...madeUpPhotos(siteContent.photos.length),
].sort(byOrder);

/** What stands under a grid that holds the photos from one place to another, counted from 1. */
export function showing(from: number, to: number): string {
  const words: Record<string, number> = { shown: to, from, to, total: PHOTOS.length };
  const { showing: all, part } = galleryPage.paging;
  return (from === 1 ? all : part).replace(/\{(\w+)\}/g, (_, name: string) => String(words[name]));
}

/** Every page with its main heading, and its name in the navigation. */
export const PAGES = {
  home: { path: '/', heading: home.hero.headline, name: '' },
  services: page('/services/', servicesPage.heading),
  about: page('/about/', about.heading),
  gallery: page('/gallery/', galleryPage.heading),
  contact: page('/contact/', contactPage.heading),
} as const;

/** The same as a list. */
export const ROUTES = Object.values(PAGES);

/** A path no page has. */
export const UNKNOWN = '/no/such/page/?a=b#c';

function page(path: string, heading: string) {
  const name = site.navigation.find(({ href }) => href === path)?.name ?? '';
  return { path, heading, name };
}
