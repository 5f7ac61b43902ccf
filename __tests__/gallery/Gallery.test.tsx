import { render, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Gallery } from '../../src/gallery/Gallery';
import { siteContent } from '../support/content';
import { FakeHistory, Routed } from '../support/history';
import { installIntersectionObserver } from '../support/intersectionObserver';
import { installMatchMedia } from '../support/matchMedia';
import { visitor } from '../support/user';

const { photos } = siteContent;

let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  installIntersectionObserver();
  // jsdom moves nothing.
  installMatchMedia({ reducedMotion: true });
  user = visitor();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Shows the gallery in a window that came in by an address. */
function visit(address: string, content = siteContent) {
  render(
    <Routed history={new FakeHistory(address)}>
      {(location) => <Gallery content={content} location={location} />}
    </Routed>,
  );
}

test('says so when there are no photos', () => {
  visit('/gallery/', { ...siteContent, photoPage: { number: 1, total: 0, photos: [] } });
  expect(screen.getByText('The album is still at sea.')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a photo that a link opened gives the focus to its tile when it closes', async () => {
  visit(`/gallery/#photo=${photos[7].slug}`);
  await screen.findByRole('dialog', { name: photos[7].title });
  await user.keyboard('{Escape}');
  const tile = screen.getByRole('link', { name: new RegExp(photos[7].title) });
  await waitFor(() => expect(tile).toHaveFocus());
});
