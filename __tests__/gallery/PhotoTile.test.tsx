import { fireEvent, render, screen } from '@testing-library/react';
import { PhotoTile } from '../../src/gallery/PhotoTile';
import { siteContent } from '../support/content';
import { visitor } from '../support/user';

const [photo] = siteContent.photos;
const onOpen = jest.fn();

beforeEach(() => {
  onOpen.mockReset();
});

const show = () =>
  render(
    <PhotoTile
      photo={photo}
      href={`/gallery/#photo=${photo.slug}`}
      busy={false}
      revealed={false}
      observe={() => {}}
      onOpen={onOpen}
      loading="lazy"
    />,
  );

const link = () => screen.getByRole('link');

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
