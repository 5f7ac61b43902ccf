import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../src/components/ErrorBoundary';

beforeEach(() => {
  // React reports what the boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

function Page(): never {
  throw new Error('The gallery is closed');
}

test('Back and Forward load their page afresh after a failure, and nothing once it has gone', () => {
  /** jsdom cannot reload, and says so instead. */
  const reloads = () =>
    jest
      .mocked(console.error)
      .mock.calls.filter(([error]) => String(error).includes('Not implemented: navigation')).length;
  const goBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  const { unmount } = render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByText('The gallery is closed')).toBeVisible();
  goBack();
  expect(reloads()).toBe(1);
  unmount();
  goBack();
  expect(reloads()).toBe(1);
});
