import { fireEvent, render, screen } from '@testing-library/react';
import { PhotoTile } from '../../src/gallery/PhotoTile';
import { siteContent } from '../support/content';
import { applyStyles } from '../support/styles';
import { visitor } from '../support/user';

const [photo] = siteContent.photos;
const onOpen = jest.fn();

beforeEach(() => {
  onOpen.mockReset();
});

type Size = typeof photo.size;

function show(props: { size?: Size; revealed?: boolean } = {}) {
  const { size = photo.size, revealed = false } = props;
  render(
    <PhotoTile
      photo={{ ...photo, size }}
      href={`/gallery/#photo=${photo.slug}`}
      busy={false}
      revealed={revealed}
      observe={() => {}}
      onOpen={onOpen}
      loading="lazy"
    />,
  );
}

const tile = () => screen.getByRole('listitem');
const link = () => screen.getByRole('link');

test.each([
  { size: 'small', height: '16rem' },
  { size: 'medium', height: '20rem' },
  { size: 'large', height: '24rem' },
] as const)('shows picture and words, $height high when it is $size', ({ size, height }) => {
  applyStyles('gallery/PhotoTile.module.css');
  show({ size, revealed: size === 'large' });
  expect(screen.getByRole('img', { name: photo.alt })).toBeVisible();
  expect(link()).toHaveTextContent(photo.title + photo.description);
  expect(tile()).toHaveStyle({ height });
  expect(tile()).toHaveAttribute('data-revealed', String(size === 'large'));
  expect(tile()).toHaveAttribute('data-photo', photo.slug);
});

test('its link is the address of the opened photo, which it opens on the page', async () => {
  show();
  expect(link()).toHaveAttribute('href', `/gallery/#photo=${photo.slug}`);
  expect(link()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(fireEvent.click(link())).toBe(false);
  const user = visitor();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'clicked with %o it is left to the browser',
  (how) => {
    show();
    let left = false;
    const leave = (event: Event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', leave, { once: true });
    fireEvent.click(link(), how);
    expect(left).toBe(true);
    expect(onOpen).not.toHaveBeenCalled();
  },
);
