import { act, renderHook } from '@testing-library/react';
import { useScrolledPast } from '../../src/hooks/useScrolledPast';

function scrollTo(top: number) {
  window.scrollY = top;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => {
  window.scrollY = 0;
});

test('is past a distance only beyond it, both ways', () => {
  const { result } = renderHook(() => useScrolledPast(10));
  expect(result.current).toBe(false);
  scrollTo(10);
  expect(result.current).toBe(false);
  scrollTo(11);
  expect(result.current).toBe(true);
  scrollTo(10);
  expect(result.current).toBe(false);
});

test('knows of a page that was scrolled before it began', () => {
  window.scrollY = 500;
  const { result } = renderHook(() => useScrolledPast(10));
  expect(result.current).toBe(true);
});
