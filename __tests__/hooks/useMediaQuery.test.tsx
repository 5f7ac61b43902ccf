import { act, renderHook } from '@testing-library/react';
import { useMediaQuery } from '../../src/hooks/useMediaQuery';
import { DESKTOP_CAROUSEL, WIDE_HEADER } from '../../src/styles/breakpoints';
import { installMatchMedia } from '../support/matchMedia';

test.each([
  { name: 'the wide header', query: WIDE_HEADER, width: 768 },
  { name: 'the desktop carousel', query: DESKTOP_CAROUSEL, width: 1024 },
])('$name begins at $width px', ({ query, width }) => {
  const media = installMatchMedia({ width: width - 1 });
  const { result } = renderHook(() => useMediaQuery(query));
  expect(result.current).toBe(false);
  act(() => media.set({ width }));
  expect(result.current).toBe(true);
  act(() => media.set({ width: width - 1 }));
  expect(result.current).toBe(false);
});
