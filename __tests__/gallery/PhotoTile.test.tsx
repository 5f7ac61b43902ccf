import { fireEvent, render, screen } from '@testing-library/react';
import { PhotoTile } from '../../src/gallery/PhotoTile';
import { siteContent } from '../support/content';
import { visitor } from '../support/user';

const [photo] = siteContent.photos;
const href = `/gallery/${photo.slug}/`;
const onOpen = jest.fn();

beforeEach(() => {
  render(<PhotoTile photo={photo} busy={false} onOpen={onOpen} loading="lazy" />);
});

const link = () => screen.getByRole('link');

test('its link is the address of the photo’s page; click and Enter open it on the page', async () => {
  expect(link()).toHaveAttribute('href', href);
  expect(link()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(fireEvent.click(link())).toBe(false);
  const user = visitor();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('a click that asks for a new tab is left to the browser', () => {
  const prevented = jest.fn();
  window.addEventListener(
    'click',
    (event) => {
      prevented(event.defaultPrevented);
      // jsdom cannot open a tab.
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link(), { ctrlKey: true });
  expect(prevented).toHaveBeenCalledWith(false);
  expect(onOpen).not.toHaveBeenCalled();
});
