import { renderToStaticMarkup } from 'react-dom/server.node';
import { Seo } from '../../src/seo/Seo';
import { siteContent } from '../support/content';

const HEAD = { title: 'About us', description: 'Who we are & what we work for.' };

/** The head of a page, parsed as a browser does. */
function headOf(props: { path?: string; structuredData?: object }): HTMLHeadElement {
  const markup = renderToStaticMarkup(<Seo content={siteContent} head={HEAD} {...props} />);
  return new DOMParser().parseFromString(markup, 'text/html').head;
}

/** Returns the values of a meta tag, which should be one. */
function meta(head: HTMLHeadElement, name: string) {
  const tags = head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  return [...tags].map((tag) => tag.getAttribute('content'));
}

test('the head has the data for link previews, and search engines may index the page', () => {
  const head = headOf({ path: '/about/' });
  for (const [name, value] of [
    ['og:type', 'website'],
    ['og:description', 'Who we are & what we work for.'],
    ['twitter:card', 'summary_large_image'],
  ]) {
    expect(meta(head, name)).toEqual([value]);
  }
  // Nobody has described the site's own picture; the test of the built site has the photos' words.
  expect(meta(head, 'og:image:alt')).toEqual([]);
  expect(meta(head, 'robots')).toEqual([]);
});

test('a page without an address is not indexed and has no address in its head', () => {
  const head = headOf({});
  expect(meta(head, 'robots')).toEqual(['noindex']);
  expect(meta(head, 'og:url')).toEqual([]);
  expect(head.querySelector('link[rel="canonical"]')).toBeNull();
});

test('structured data cannot end its script early; without any, there is no such script', () => {
  const scripts = (head: HTMLHeadElement) => [
    ...head.querySelectorAll('script[type="application/ld+json"]'),
  ];
  expect(scripts(headOf({ path: '/about/' }))).toEqual([]);
  const name = 'Tea & talk </script><script>alert("<!--")</script>';
  const [script, ...others] = scripts(headOf({ structuredData: { name } }));
  expect(others).toEqual([]);
  expect(script.innerHTML).not.toContain('<');
  expect(JSON.parse(script.textContent)).toEqual({ name });
});
