import { render, screen } from '@testing-library/react';
import { Picture } from '../../src/ui/Picture';
import { fakeImage } from '../support/fakeImage';

test('the browser can choose from every width in AVIF, has one JPEG, and knows the shape before either', () => {
  render(<Picture image={fakeImage('hall', 1500, 1000)} alt="A full hall" sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A full hall' });
  expect(image).toHaveAttribute('src', '/static/800/hall.jpg');
  const sources = image.parentElement?.querySelectorAll('source');
  expect(sources).toHaveLength(1);
  expect(sources?.[0].outerHTML).toBe(
    '<source type="image/avif" srcset="/static/400/hall.avif 400w, /static/800/hall.avif 800w" sizes="50vw">',
  );
  expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBe(1.5);
});
