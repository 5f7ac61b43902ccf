import { render, screen } from '@testing-library/react';
import { NotFound } from '../../src/not-found/NotFound';
import { siteContent } from '../support/content';

// It logs the address.
beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());

test.each([
  ['96% 40%', '96%', '40%'],
  [null, '50%', '50%'],
])('where the picture is cropped around %s, its boards are too', (focus, left, top) => {
  const notFoundPage = { ...siteContent.notFoundPage, focus };
  render(<NotFound content={{ ...siteContent, notFoundPage }} path="/nowhere/" />);
  expect(screen.getByRole('img').style.objectPosition).toBe(focus ?? '');
  const transform = `translate(-${left}, -${top})`;
  expect(screen.getByRole('list')).toHaveStyle({ left, top, transform });
});
