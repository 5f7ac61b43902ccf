import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../src/components/ErrorBoundary';

beforeEach(() => {
  // React reports what the boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

let broken = true;

beforeEach(() => {
  broken = true;
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

test('shows the page where nothing fails', () => {
  broken = false;
  render(page('/gallery/'));
  expect(heading()).toHaveTextContent('Pictures from the quay');
});

test('shows the fallback screen where the page fails', () => {
  render(page('/gallery/'));
  expect(heading()).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByText('The gallery is closed')).toBeVisible();
});

test('stays while the page fails', () => {
  const { rerender } = render(page('/gallery/'));
  broken = false;
  rerender(page('/gallery/'));
  expect(heading()).toHaveTextContent('Unexpected Application Error!');
});

test('starts afresh on another page', () => {
  const { rerender } = render(page('/gallery/'));
  broken = false;
  rerender(page('/about/'));
  expect(heading()).toHaveTextContent('Pictures from the quay');
});

describe('Back and Forward', () => {
  /** jsdom cannot reload, and says so instead. */
  const reloads = () =>
    jest
      .mocked(console.error)
      .mock.calls.filter(([error]) => String(error).includes('Not implemented: navigation')).length;

  function goBack() {
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  }

  test('load their page afresh after a failure', () => {
    render(page('/gallery/'));
    goBack();
    expect(reloads()).toBe(1);
  });

  test('load nothing where nothing failed', () => {
    broken = false;
    render(page('/gallery/'));
    goBack();
    expect(reloads()).toBe(0);
  });

  test('load nothing once the failed page has gone', () => {
    const { unmount } = render(page('/gallery/'));
    unmount();
    goBack();
    expect(reloads()).toBe(0);
  });
});
