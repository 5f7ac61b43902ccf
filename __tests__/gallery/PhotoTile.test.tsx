import { createEvent, fireEvent, render, screen } from '@testing-library/react';
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

test('shows picture, title and description', () => {
  show();
  expect(screen.getByRole('img', { name: photo.alt })).toBeVisible();
  expect(link()).toHaveTextContent(photo.title + photo.description);
});

test.each([
  { size: 'small', height: '16rem' },
  { size: 'medium', height: '20rem' },
  { size: 'large', height: '24rem' },
] as const)('a $size tile is $height high', ({ size, height }) => {
  applyStyles('gallery/PhotoTile.module.css');
  show({ size });
  expect(tile()).toHaveAttribute('data-size', size);
  expect(tile()).toHaveStyle({ height });
});

test.each([true, false])('says whether it is revealed: %s', (revealed) => {
  show({ revealed });
  expect(tile()).toHaveAttribute('data-revealed', String(revealed));
  expect(tile()).toHaveAttribute('data-photo', photo.slug);
});

describe('its link', () => {
  test('is the address of the opened photo', () => {
    show();
    expect(link()).toHaveAttribute('href', `/gallery/#photo=${photo.slug}`);
    expect(link()).toHaveAttribute('aria-haspopup', 'dialog');
  });

  test('opens the photo on the page, by a click', () => {
    show();
    const click = createEvent.click(link());
    fireEvent(link(), click);
    expect(click.defaultPrevented).toBe(true);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('opens the photo on the page, by the keyboard', async () => {
    show();
    const user = visitor();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'clicked with %o is left to the browser',
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
});
