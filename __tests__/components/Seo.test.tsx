import { renderToStaticMarkup } from 'react-dom/server.node';
import { Seo } from '../../src/components/Seo';
import { siteContent } from '../support/content';

const HEAD = { title: 'About us', description: 'Who we are & what we work for.' };

/** The head of a page, parsed as a browser does. */
function headOf(props: { path?: string; structuredData?: object }): HTMLHeadElement {
  const markup = renderToStaticMarkup(<Seo content={siteContent} head={HEAD} {...props} />);
  return new DOMParser().parseFromString(markup, 'text/html').head;
}

/** The values of a meta tag; one where all is well. */
function meta(head: HTMLHeadElement, name: string) {
  const tags = head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  return [...tags].map((tag) => tag.getAttribute('content'));
}

test('has one title, with the brand, as a single text', () => {
  const titles = headOf({ path: '/about/' }).querySelectorAll('title');
  expect([...titles].map((title) => title.innerHTML)).toEqual(['About us · Harbourlight']);
});

test('has one address, with a slash at its end', () => {
  const head = headOf({ path: '/about/' });
  const canonical = [...head.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')];
  expect(canonical.map(({ href }) => href)).toEqual(['https://www.harbourlight.example/about/']);
  expect(meta(head, 'og:url')).toEqual(['https://www.harbourlight.example/about/']);
  expect(meta(head, 'robots')).toEqual([]);
});

test.each([
  ['description', 'Who we are & what we work for.'],
  ['og:type', 'website'],
  ['og:site_name', 'Harbourlight'],
  ['og:title', 'About us · Harbourlight'],
  ['og:description', 'Who we are & what we work for.'],
  ['og:image', 'https://www.harbourlight.example/static/800/hero.jpg'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', 'A steady light for every learner'],
  ['twitter:card', 'summary_large_image'],
])('has one %s', (name, value) => {
  expect(meta(headOf({ path: '/about/' }), name)).toEqual([value]);
});

test('a page without an address is not indexed and names none', () => {
  const head = headOf({});
  expect(meta(head, 'robots')).toEqual(['noindex']);
  expect(meta(head, 'og:url')).toEqual([]);
  expect(head.querySelector('link[rel="canonical"]')).toBeNull();
});

describe('structured data', () => {
  const scripts = (head: HTMLHeadElement) => [
    ...head.querySelectorAll('script[type="application/ld+json"]'),
  ];

  test('is there where it is given, and nowhere else', () => {
    expect(scripts(headOf({ path: '/about/' }))).toEqual([]);
    const [script, ...others] = scripts(
      headOf({ path: '/', structuredData: { name: 'Harbourlight' } }),
    );
    expect(others).toEqual([]);
    expect(JSON.parse(script.textContent)).toEqual({ name: 'Harbourlight' });
  });

  test('cannot break out of its script', () => {
    const name = 'Tea & talk </script><script>alert("<!--")</script>';
    const [script, ...others] = scripts(headOf({ structuredData: { name } }));
    expect(others).toEqual([]);
    expect(script.innerHTML).not.toContain('<');
    expect(JSON.parse(script.textContent)).toEqual({ name });
  });
});
