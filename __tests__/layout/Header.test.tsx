import { fireEvent, render, screen } from '@testing-library/react';
import { Header } from '../../src/layout/Header';
import { siteContent } from '../support/content';

afterEach(() => {
  window.scrollY = 0;
});

test.each([
  { top: 10, opaque: 'false' },
  { top: 11, opaque: 'true' },
])('scrolled $top px it is opaque: $opaque', ({ top, opaque }) => {
  render(<Header site={siteContent.site} labels={siteContent.labels.page} pathname="/" />);
  window.scrollY = top;
  fireEvent.scroll(window);
  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', opaque);
});
