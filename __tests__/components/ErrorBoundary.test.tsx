import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../src/components/ErrorBoundary';

let broken = true;

beforeEach(() => {
  broken = true;
  // React reports what the boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

function Page() {
  if (broken) throw new Error('The gallery is closed');
  return <h1>Pictures from the quay</h1>;
}

const page = (path: string) => (
  <ErrorBoundary key={path}>
    <Page />
  </ErrorBoundary>
);

const heading = () => screen.getByRole('heading', { level: 1 });

test('shows the fallback screen while the page fails, and starts afresh on another page', () => {
  const { rerender } = render(page('/gallery/'));
  expect(screen.getByText('The gallery is closed')).toBeVisible();
  broken = false;
  rerender(page('/gallery/'));
  expect(heading()).toHaveTextContent('Unexpected Application Error!');
  rerender(page('/about/'));
  expect(heading()).toHaveTextContent('Pictures from the quay');
});

test('Back and Forward load their page afresh after a failure, and nothing once it has gone', () => {
  /** jsdom cannot reload, and says so instead. */
  const reloads = () =>
    jest
      .mocked(console.error)
      .mock.calls.filter(([error]) => String(error).includes('Not implemented: navigation')).length;
  const goBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  const { unmount } = render(page('/gallery/'));
  goBack();
  expect(reloads()).toBe(1);
  unmount();
  goBack();
  expect(reloads()).toBe(1);
});
