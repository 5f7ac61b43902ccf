import { fireEvent, render, screen, within } from '@testing-library/react';
import { PhotoGrid } from '../../src/gallery/PhotoGrid';
import { pass } from '../support/clock';
import { siteContent } from '../support/content';
import { observersOf, see } from '../support/intersectionObserver';

const { photos, labels } = siteContent;
const REVEAL_DELAY = 2500;

beforeEach(() => {
  jest.useFakeTimers();
});

const props = { head: null, photos, failed: false, labels: labels.photo, onOpen: () => {} };
const grid = () => <PhotoGrid {...props} />;
const tile = (index: number) =>
  document.querySelector(`[data-photo='${photos[index].slug}']`) as HTMLElement;
const revealed = (index: number) => tile(index).dataset.revealed;

test('screen readers find lists of links, each named by its title and described by its text and that it has a story', () => {
  render(grid());
  const items = screen
    .getAllByRole('list')
    .flatMap((list) => within(list).getAllByRole('listitem'));
  for (const { parentElement } of items)
    expect(['list', 'none']).toContain(parentElement?.getAttribute('role'));
  photos.forEach(({ title, description, alt, hasBody }, index) => {
    const link = within(items[index]).getByRole('link', { name: title });
    const story = hasBody ? ` ${labels.photo.story}` : '';
    expect(link).toHaveAccessibleDescription(description + story);
    expect(within(link).queryByRole('img')).not.toBeInTheDocument();
    expect(within(link).getByRole('img', { hidden: true })).toHaveAttribute('alt', alt);
  });
});

test.each([
  [4, 3 / 2, '2 / span 2'],
  [4, 1, '1'],
  [5, 3 / 2, '2'],
  [1, 3 / 2, '1'],
])('of three columns, the last of %i photos of ratio %f is in %j', (count, ratio, column) => {
  const image = { ...photos[0].src.gatsbyImageData, width: 100 * ratio, height: 100 };
  const photo = { ...photos[0], size: 'small' as const, src: { gatsbyImageData: image } };
  const all = Array.from({ length: count }, (_, index) => ({ ...photo, slug: `${index}` }));
  render(<PhotoGrid {...props} photos={all} />);
  expect(screen.getAllByRole('listitem').at(-1)?.style.getPropertyValue('--of-3')).toBe(column);
});

test('on a page that is enlarged with two fingers, a photo leads to its own page', () => {
  Object.assign(window, { visualViewport: { scale: 1.5 } });
  const opened = jest.fn();
  render(<PhotoGrid {...props} onOpen={opened} />);
  // jsdom cannot leave the page, so the last listener prevents it from trying.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getAllByRole('link')[0]);
  expect(opened).not.toHaveBeenCalled();
  Object.assign(window, { visualViewport: null });
});

describe('a photo is revealed', () => {
  test('after 2500 ms with a tenth of it in view, without others', async () => {
    render(grid());
    const [{ options }] = observersOf(tile(0));
    expect(options).toEqual({ threshold: 0.1, rootMargin: '50px' });
    see(tile(0), 0.1);
    see(tile(1), 0.0999);
    await pass(1000);
    see(tile(2), 1);
    await pass(REVEAL_DELAY - 1001);
    expect(revealed(0)).toBe('false');
    await pass(1);
    expect([0, 1, 2].map(revealed)).toEqual(['true', 'false', 'false']);
    await pass(1000);
    expect(revealed(2)).toBe('true');
  });

  test('no longer once less than a tenth is in view, and again only after the full delay', async () => {
    render(grid());
    see(tile(0), 1);
    await pass(REVEAL_DELAY - 1);
    see(tile(0), 0.05);
    await pass(REVEAL_DELAY);
    expect(revealed(0)).toBe('false');
    see(tile(0), 1);
    await pass(REVEAL_DELAY - 1);
    expect(revealed(0)).toBe('false');
    await pass(1);
    expect(revealed(0)).toBe('true');
    see(tile(0), 0.05);
    expect(revealed(0)).toBe('false');
  });
});
