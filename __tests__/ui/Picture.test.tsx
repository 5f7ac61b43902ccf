import { render, screen } from '@testing-library/react';
import { Picture } from '../../src/ui/Picture';
import { fakeImage } from '../support/fakeImage';

function show() {
  render(<Picture image={fakeImage('hall', 1500, 1000)} alt="A full hall" sizes="50vw" />);
  return screen.getByRole('img', { name: 'A full hall' });
}

test('the browser can choose from every width in AVIF, and has one JPEG', () => {
  const image = show();
  expect(image).toHaveAttribute('src', '/static/800/hall.jpg');
  const sources = image.parentElement?.querySelectorAll('source');
  expect(sources).toHaveLength(1);
  expect(sources?.[0].outerHTML).toBe(
    '<source type="image/avif" srcset="/static/400/hall.avif 400w, /static/800/hall.avif 800w" sizes="50vw">',
  );
});

test('a picture has its shape and colour before it has loaded', () => {
  const image = show();
  expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeCloseTo(
    1.5,
  );
  expect(image.style.getPropertyValue('--colour')).toBe('#c08040');
});
