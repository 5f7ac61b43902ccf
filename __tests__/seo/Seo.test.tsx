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
  ['/about/', [`${siteContent.site.url}/about/`, 'website', 'en_CA', HEAD.description]],
  [undefined, ['noindex', 'website', 'en_CA', HEAD.description]],
])('robots read of a page at %s', (path, values) => {
  const tags = headOf({ path }).querySelectorAll(
    'link, [name=robots], [property="og:type"], [property="og:locale"], [property="og:description"], [property="og:image:alt"]',
  );
  expect([...tags].map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href'))).toEqual([
    ...values,
    siteContent.site.shareAlt,
  ]);
});

test.each([
  ['pt', 'pt_BR'],
  ['pt-PT', 'pt_PT'],
  ['zh-Hant-TW', 'zh_TW'],
])('previews of a site or page in %s are in %s', (lang, locale) => {
  const site = { ...siteContent.site, lang };
  const markup = renderToStaticMarkup(<Seo content={{ site }} head={HEAD} />);
  expect(markup).toContain(`<meta property="og:locale" content="${locale}"/>`);
  const page = renderToStaticMarkup(<Seo content={siteContent} head={{ ...HEAD, lang }} />);
  expect(page).toContain(`<meta property="og:locale" content="${locale}"/>`);
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
