import { renderToStaticMarkup } from 'react-dom/server.node';
import { Seo } from '../../src/seo/Seo';
import { siteContent } from '../support/content';

const HEAD = { title: 'About us', description: 'Who we are & what we work for.' };

/** The head of a page, parsed as a browser does. */
function headOf(props: { path?: string; structuredData?: object }): HTMLHeadElement {
  const markup = renderToStaticMarkup(<Seo content={siteContent} head={HEAD} {...props} />);
  return new DOMParser().parseFromString(markup, 'text/html').head;
}

test.each([
  ['/about/', [`${siteContent.site.url}/about/`, 'website', HEAD.description]],
  [undefined, ['noindex', 'website', HEAD.description]],
])('robots read of a page at %s', (path, values) => {
  const tags = headOf({ path }).querySelectorAll(
    'link, [name=robots], [property="og:type"], [property="og:description"], [property="og:image:alt"]',
  );
  // Nobody has described the site's own picture; the test of the built site has the photos' words.
  expect([...tags].map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href'))).toEqual(
    values,
  );
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
