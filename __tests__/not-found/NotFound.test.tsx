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

test('without a label of their own, the boards are called what the page says', () => {
  const { notFoundPage, labels } = siteContent;
  const unnamed = { ...labels, page: { ...labels.page, signpost: null } };
  render(<NotFound content={{ ...siteContent, labels: unnamed }} path="/nowhere/" />);
  expect(screen.getByRole('navigation', { name: notFoundPage.text })).toBeVisible();
});
