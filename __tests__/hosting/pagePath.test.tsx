/** @jest-environment node */
import type { ReactElement, ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { sharePagePathScript } from '../../src/gatsby/pagePath';

function render(pathname: string, components: ReactNode[]): string {
  let replaced = components;
  sharePagePathScript({
    pathname,
    getPostBodyComponents: () => components,
    replacePostBodyComponents: (result: ReactNode[]) => (replaced = result),
  } as unknown as PreRenderHTMLArgs);
  return renderToStaticMarkup(<>{replaced}</>);
}

function loader(path: string): ReactElement {
  const __html = `window.pagePath="${path}"`;
  return <script key="l" id="gatsby-script-loader" dangerouslySetInnerHTML={{ __html }} />;
}

it('runs the same script on all pages, with the path in an attribute', () => {
  const code = /<script[^>]*>(.*)<\/script>/;
  const about = render('/about/', [loader('/about/')]);
  const odd = render('/a "b"/', [loader('/a "b"/')]);
  expect(about).toContain('data-page-path="/about/"');
  expect(odd).toContain('data-page-path="/a &quot;b&quot;/"');
  expect(code.exec(about)?.[1]).toBe('window.pagePath=document.currentScript.dataset.pagePath');
  expect(code.exec(odd)?.[1]).toBe(code.exec(about)?.[1]);
});

it('leaves everything else as it is', () => {
  expect(render('/', ['text', <p key="p">x</p>])).toBe('text<p>x</p>');
});
