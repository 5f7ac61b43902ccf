import { renderToStaticMarkup } from 'react-dom/server.node';
import { Seo } from '../../src/seo/Seo';
import { siteContent } from '../support/content';

const HEAD = { title: 'About us', description: 'Who we are & what we work for.' };

/** The head of a page, parsed as a browser does. */
function headOf(props: { path?: string; structuredData?: object }): HTMLHeadElement {
  const markup = renderToStaticMarkup(<Seo content={siteContent} head={HEAD} {...props} />);
  return new DOMParser().parseFromString(markup, 'text/html').head;
}

test('only a page without an address of its own is not for search engines', () => {
  expect(headOf({}).querySelectorAll('[name=robots][content=noindex]')).toHaveLength(1);
  expect(headOf({ path: '/about/' }).querySelectorAll('[name=robots]')).toHaveLength(0);
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
