import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { Head as NotFoundHead } from '../../src/pages/404';
import { Head as AboutHead } from '../../src/pages/about';
import { Head as ContactHead } from '../../src/pages/contact';
import { Head as GalleryHead } from '../../src/pages/gallery';
import { Head as HomeHead } from '../../src/pages/index';
import { Head as ServicesHead } from '../../src/pages/services';
import { siteContent } from '../support/content';

/** The part of a page's file that makes its head. */
type MakeHead = (props: { data: { content: typeof siteContent } }) => ReactNode;

const HEADS = {
  '/': HomeHead,
  '/services/': ServicesHead,
  '/about/': AboutHead,
  '/gallery/': GalleryHead,
  '/contact/': ContactHead,
} as Record<string, unknown> as Record<string, MakeHead>;

function parse(MakeHead: MakeHead): Document {
  const markup = renderToStaticMarkup(<MakeHead data={{ content: siteContent }} />);
  return new DOMParser().parseFromString(markup, 'text/html');
}

const paths = Object.keys(HEADS);

test.each(paths)('%s names its own address', (path) => {
  const canonical = parse(HEADS[path]).querySelector<HTMLLinkElement>('link[rel="canonical"]');
  expect(canonical?.href).toBe(`https://www.harbourlight.example${path}`);
});

test('every page has a title and a description of its own', () => {
  const heads = [...Object.values(HEADS), NotFoundHead as unknown as MakeHead].map(parse);
  const titles = heads.map(({ title }) => title);
  const descriptions = heads.map((head) =>
    head.querySelector('meta[name="description"]')?.getAttribute('content'),
  );
  for (const words of [titles, descriptions]) {
    expect(new Set(words).size).toBe(6);
    expect(words).not.toContain('');
    expect(words).not.toContain(undefined);
  }
});

test('the not-found page is not indexed', () => {
  const head = parse(NotFoundHead as unknown as MakeHead);
  const robots = head.querySelector('meta[name="robots"]');
  expect(robots?.getAttribute('content')).toBe('noindex');
  expect(head.querySelector('link[rel="canonical"]')).toBeNull();
});

test.each([
  ['/', 'EducationalOrganization'],
  ['/services/', 'ItemList'],
  ['/gallery/', 'ImageGallery'],
  ['/contact/', 'EducationalOrganization'],
])('%s describes itself as %s', (path, type) => {
  const data = parse(HEADS[path]).querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(data?.textContent ?? '')).toMatchObject({ '@type': type });
});
