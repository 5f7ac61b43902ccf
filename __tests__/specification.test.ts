import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { MESSAGE_ROWS } from '../src/contact/ContactFields';
import { contentSchema } from '../src/content/fields/contentSchema';
import { PAGES } from '../src/content/pagePaths';
import { loadPage, loadSite } from '../src/content/reading/load';
import { about } from '../src/content/schemas/about';
import { contactPage } from '../src/content/schemas/contactPage';
import { galleryPage } from '../src/content/schemas/galleryPage';
import { home } from '../src/content/schemas/home';
import { labels } from '../src/content/schemas/labels';
import { notFoundPage } from '../src/content/schemas/notFoundPage';
import { photo } from '../src/content/schemas/photo';
import { service } from '../src/content/schemas/service';
import { servicesPage } from '../src/content/schemas/servicesPage';
import { TILE_HEIGHT } from '../src/gallery/columns';
import { DESKTOP_CAROUSEL } from '../src/styles/breakpoints';
import * as constants from '../src/ui/constants';
import { interpolate } from '../src/ui/interpolate';

const VISION = 'To be a global leader in educational innovation and human development.';

const MISSION =
  'To empower lives and transform nations through innovative education, coaching and training for young people and their influencers.';

/** Developers may add pages (CONTRIBUTING.md), and staff photos and services. */
const ADDRESSES: unknown = expect.arrayContaining([
  '/',
  '/services/',
  '/about/',
  '/gallery/',
  '/contact/',
]);
const LINKS: unknown = expect.arrayContaining(['/services/', '/about/', '/gallery/', '/contact/']);

const BADGE = { title: 'Global Educational Leader', text: 'Transforming Lives Worldwide' };

const FIGURES = [
  'Global educational leadership',
  '1000+ lives transformed',
  '100+ partner organisations',
  '8 core services',
];

const SERVICES = [
  'Educational Consultancy',
  'Corporate and Institutional Training',
  'Life Coaching',
  'Public Speaking & Keynote Engagements',
  'Guidance and Career Counselling',
  'Foreign and Local Admission Advisory & Placement',
  'Recruitment Services',
  'Youth and Family Empowerment Programs',
];

const WEEK = [
  { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' },
  { from: 'Saturday', opens: '10:00', closes: '14:00' },
  { from: 'Sunday' },
];

/** Numbers of columns by the width from which the grid has them, px. */
const COLUMNS = { 768: 2, 1024: 3, 1280: 4 };

const site = loadSite();

/** Returns a row for each text and number of docs/specification.md, in its order. What they do is tested elsewhere. */
function specified(): [section: string, what: string, expected: unknown, actual: unknown][] {
  const { hero, boards } = loadPage('home.md', home);
  const { vision, mission, figures } = loadPage('about.md', about);
  const cards = loadPage('services.md', servicesPage);
  const gallery = loadPage('gallery.md', galleryPage);
  const { form, toast, touch, hours } = loadPage('contact.md', contactPage);
  const notFound = loadPage('not-found.md', notFoundPage);
  const { failure } = loadPage('labels.md', labels);
  const services = loadFolder('services/', service).sort((a, b) => a.order - b.order);
  const photos = loadFolder('gallery/', photo);
  const { size } = contentSchema(photo).properties ?? {};
  const { delay } = contentSchema(service).properties ?? {};
  return [
    ['1', 'vision', VISION, vision.text],
    ['1', 'mission', MISSION, mission.text],

    ['2', 'addresses', ADDRESSES, PAGES],
    ['2 Header', 'links', LINKS, addresses(site.navigation)],
    [
      '2 Footer',
      'quick links',
      ['#home', '#services', '#about', '#contact'],
      addresses(site.quickLinks),
    ],
    ['2 Footer', 'legal links', ['Terms', 'Privacy', 'Cookies'], names(site.legalLinks)],
    ['2 Footer', 'their addresses', ['#', '#', '#'], addresses(site.legalLinks)],
    ['2 Home', 'small heading', 'Empowering Lives', hero.kicker],
    ['2 Home', 'headline', 'Educational Innovation For Global Impact', hero.headline],
    ['2 Home', 'first button', 'Our Services', hero.servicesButton],
    ['2 Home', 'second button', 'Contact Us', hero.contactButton],
    ['2 Home', 'badge', BADGE, hero.badge],
    ['2 Home', 'heading of the services', 'Our Services', cards.heading],
    ['2 Home', 'link of a card', 'Learn more', cards.learnMore],
    ['2 Home', 'hint', 'Swipe to explore more services', cards.swipeHint],
    ['2 Home', 'founder', 'Founder and CEO', site.founder?.role],
    ['2 Home', 'figures', FIGURES, figures.map(figureOf(services.length))],
    ['2 Home', 'heading of the form', 'Send us a message', form.heading],
    ['2 Home', 'heading of the first card', 'Get in touch', touch.heading],
    ['2 Home', 'heading of the second card', 'Office Hours', hours.heading],
    ['2 Gallery', 'heading', 'Our Gallery', gallery.heading],
    ['2 Gallery', 'button', 'Back to Home', gallery.back],
    ['2 Gallery', 'size without one', 'small', size.default],
    ['2 Not found', 'heading', '404', notFound.heading],
    ['2 Not found', 'text', 'Oops! Page not found', notFound.text],
    ['2 Not found', 'link', 'Return to Home', notFound.link],
    ['2 Failure', 'title', 'Unexpected Application Error!', failure.heading],

    ['3', 'sizes of a photo', ['small', 'medium', 'large'], size.enum],
    ['3', 'services', SERVICES, services.map(({ title }) => title).slice(0, SERVICES.length)],

    ['4', 'button while sending', 'Sending...', form.sending],

    ['5', 'placeholder', 'Select a subject', form.subjectPlaceholder],
    ['5', 'last subject', 'Other', form.otherSubject],
    ['5', 'rows of the message box', 5, MESSAGE_ROWS],

    ['8', 'title of the toast', 'Message Sent!', toast.title],
    ['8', 'its text', "We'll get back to you as soon as possible.", toast.description],

    ['9', 'header scroll threshold', 10, constants.HEADER_SCROLL_THRESHOLD],
    ['9', 'swipe threshold', 50, constants.SWIPE_THRESHOLD],
    ['9', 'simulated send delay', 1500, constants.SIMULATED_SEND_DELAY],
    ['9', 'gallery reveal delay', 2500, constants.GALLERY_REVEAL_DELAY],
    ['9', 'gallery visibility threshold', 0.1, constants.GALLERY_VISIBILITY_THRESHOLD],
    ['9', 'gallery visibility margin', 50, constants.GALLERY_VISIBILITY_MARGIN],
    ['9', 'smooth-scroll offset', '100px', smoothScrollOffset()],
    ['9', 'scroll-reveal threshold', 0.1, constants.SCROLL_REVEAL_THRESHOLD],
    ['9', 'card animation delays', [0, 150, 300], delay.enum],
    ['9', 'at least 8 services', true, services.length >= 8],
    ['9', 'desktop carousel cards at a time', 4, constants.DESKTOP_CAROUSEL_CARDS],
    ['9', 'at least 11 gallery photos', true, photos.length >= 11],
    ['9', 'office hours', WEEK, site.hours.week],

    ['Reading 3', 'width with four cards', '(min-width: 64rem)', DESKTOP_CAROUSEL],
    ['Reading 4', 'columns', COLUMNS, columnsOfGrid()],
    ['Reading 4', 'heights', { small: 16, medium: 20, large: 24 }, TILE_HEIGHT],
    [
      'Reading 16',
      'delays',
      [0, 150, 0, 150, 300, 0, 150, 300],
      services.map((one) => one.delay).slice(0, 8),
    ],
    ['Reading 22', 'boards', 'Which of these are you?', boards?.question],
  ];
}

const names = (links: { name: string }[]) => links.map(({ name }) => name);

const addresses = (links: { href: string }[]) => links.map(({ href }) => href);

const figureOf = (services: number) => (one: { value: string; label: string }) =>
  `${interpolate(one.value, { services })} ${one.label}`;

const loadFolder = <Schema extends z.ZodObject>(folder: string, schema: Schema) =>
  readdirSync(`content/${folder}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => loadPage(folder + file, schema));

const smoothScrollOffset = () =>
  /--smooth-scroll-offset: (\w+)/.exec(readFileSync('src/styles/tokens.css', 'utf8'))?.[1];

function columnsOfGrid() {
  const styles = readFileSync('src/gallery/PhotoGrid.module.css', 'utf8');
  const columns = styles.matchAll(/\(min-width: (\d+)rem\) {\s+\.grid {\s+--columns: (\d)/g);
  return Object.fromEntries(
    Array.from(columns, ([, rem, count]) => [Number(rem) * 16, Number(count)]),
  );
}

if (site.brand === 'Elevara') {
  test.each(specified())('docs/specification.md, %s: %s', (_section, _what, expected, actual) => {
    expect(actual).toEqual(expected);
  });
} else {
  test.skip(`docs/specification.md says nothing about the words of ${site.brand}`, () => undefined);
}
