import { byOrder } from '../../../src/content/reading/names';
import { madeUpPhotos } from '../../fixtureSite/madeUpPhotos';
import { fixtureContent } from '../../support/fixtureContent';

const siteContent = fixtureContent();

/** All texts of the fixture site, except those of its made-up photos. */
export const { site, home, about, servicesPage, galleryPage, contactPage, notFoundPage, labels } =
  siteContent;

/** Titles of the services, in order. */
export const SERVICES = siteContent.services.map(({ title }) => title);

/** The photos of the gallery in order: those of the content, then the made-up ones. */
export const PHOTOS = [...siteContent.photos, ...madeUpPhotos(siteContent.photos.length)].sort(
  byOrder,
);

/** Every page with its heading of level 1, its texts for search engines, and its name in the header. */
export const PAGES = {
  home: page('/', { heading: home.hero.headline, head: home.head }),
  services: page('/services/', servicesPage),
  about: page('/about/', about),
  gallery: page('/gallery/', galleryPage),
  contact: page('/contact/', contactPage),
};

/** The owner's own page; a link in the footer leads to it. */
export const OWN_PAGE = ownPage();

/** `PAGES` and the owner's own page. */
export const ROUTES = [...Object.values(PAGES), OWN_PAGE];

function ownPage() {
  const [{ slug, title, description }] = siteContent.pages;
  const path = `/${slug}/`;
  const name = site.legalLinks.find(({ href }) => href === path)?.name ?? '';
  return { path, heading: title, head: { title, description }, name };
}

function page(path: string, content: { heading: string; head: typeof home.head }) {
  const { heading, head } = content;
  const name = site.navigation.find(({ href }) => href === path)?.name ?? '';
  return { path, heading, head, name };
}
