import { render, screen } from '@testing-library/react';
import { pageOfPhotos } from '../../src/build/photoPages';
import { Gallery } from '../../src/gallery/Gallery';
import { siteContent } from '../support/content';

test('a gallery without photos says so', () => {
  const content = { ...siteContent, pageOfPhotos: pageOfPhotos([], 1) };
  render(<Gallery content={content} />);
  expect(screen.getByText('The album is still at sea.')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
