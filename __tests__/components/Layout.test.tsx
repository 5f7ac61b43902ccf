import { render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { Layout } from '../../src/components/Layout';
import { siteContent } from '../support/content';
import { installMatchMedia } from '../support/matchMedia';
import { visitor } from '../support/user';

beforeEach(() => {
  jest.useFakeTimers();
  installMatchMedia();
  jest.mocked(navigate).mockReset();
  window.history.replaceState(null, '', '/about/');
});

afterEach(() => {
  jest.useRealTimers();
});

function Page({ fails = false }) {
  if (fails) throw new Error('The page is out of order');
  return <h1>Page</h1>;
}

const layout = (pathname: string, fails = false) => (
  <Layout content={siteContent} pathname={pathname}>
    <Page fails={fails} />
  </Layout>
);

test('puts the page between header and footer', () => {
  render(layout('/about/'));
  const parts = ['banner', 'main', 'contentinfo'].map((role) => screen.getByRole(role));
  expect(parts[1]).toContainElement(screen.getByRole('heading', { name: 'Page' }));
  expect(parts[0].compareDocumentPosition(parts[1])).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(parts[1].compareDocumentPosition(parts[2])).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the first stop of the keyboard leads past the header', async () => {
  render(layout('/about/'));
  await visitor().tab();
  const skip = screen.getByRole('link', { name: 'Skip to the deck' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test('hash links glide instead of jumping', async () => {
  render(layout('/about/'));
  await visitor().click(screen.getByRole('link', { name: siteContent.site.legalLinks[0].name }));
  expect(jest.mocked(navigate).mock.calls).toEqual([['/about/#']]);
});

test('header and footer outlive a page that fails, and navigation mends it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(layout('/about/', true));
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByText('The page is out of order')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  rerender(layout('/gallery/'));
  expect(screen.getByRole('heading', { level: 1, name: 'Page' })).toBeVisible();
});
