import { readFileSync } from 'node:fs';
import { byOrder } from '../../../src/content/names';
import { PAGES as PATHS } from '../../../src/content/pagePaths';
import { kinds } from '../../../src/content/schemas/kinds';
import { madeUpPhotos } from '../../fixtureSite/madeUpPhotos';
import { FIXTURE_SITE_DATA } from '../../support/paths';

/** The content of the fixture site, which `npm run build:fixture` writes. */
const siteContent = JSON.parse(readFileSync(FIXTURE_SITE_DATA, 'utf8')) as Queries.Content;

/** All texts of the fixture site, except those of its made-up photos. */
export const { site, home, about, servicesPage, galleryPage, contactPage, notFoundPage, labels } =
  siteContent;

/** Titles of the services, in order. */
export const SERVICES = siteContent.services.map(({ title }) => title);

/** The photos of the gallery in order: those of the content, then the made-up ones. */
export const PHOTOS = [...siteContent.photos, ...madeUpPhotos(siteContent.photos.length)].sort(
  byOrder,
);

/**
 * Every page in `src/pages` by the name of its text in `content/`, such as `home`, with its heading of level 1 and its
 * texts for search engines.
 */
export const PAGES = Object.fromEntries(PATHS.map(page));

/** The owner's own page; a link in the footer leads to it. */
export const OWN_PAGE = ownPage();

/** `PAGES` and the owner's own page. */
export const ROUTES = [...Object.values(PAGES), OWN_PAGE];

function ownPage() {
  const [{ slug, title, description }] = siteContent.pages;
  return { path: `/${slug}/`, heading: title, head: { title, description } };
}

function page(path: string) {
  const text = path === '/' ? 'home' : path.slice(1, -1);
  const field = kinds.find((kind) => kind.path === `${text}.md`)?.field as 'home';
  const content: { heading?: string; head: typeof home.head } = siteContent[field];
  const { heading = home.hero.headline, head } = content;
  return [text, { path, heading, head }] as const;
}
