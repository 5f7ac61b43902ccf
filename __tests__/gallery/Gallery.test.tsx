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

/** The gallery in a window that came in by an address. */
function visit(address = '/gallery/', content = siteContent) {
  const history = new FakeHistory(address);
  render(
    <Routed history={history}>
      {(location) => <Gallery content={content} location={location} />}
    </Routed>,
  );
  return history;
}

const tile = (index: number) => screen.getByRole('link', { name: new RegExp(photos[index].title) });
const dialog = () => screen.queryByRole('dialog');
const opened = (index: number) => screen.findByRole('dialog', { name: photos[index].title });

test('has the heading of the page and all photos', () => {
  visit();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pictures from the quay');
  expect(screen.getAllByRole('listitem')).toHaveLength(photos.length);
  expect(dialog()).not.toBeInTheDocument();
});

test('says so when there are no photos', () => {
  visit('/gallery/', { ...siteContent, photoPage: { number: 1, total: 0, photos: [] } });
  expect(screen.getByText('The album is still at sea.')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

describe('a photo', () => {
  test('opens on its tile, and closes on Back from whichever was shown', async () => {
    const history = visit();
    await user.click(tile(2));
    await opened(2);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await opened(4);
    expect(history.addresses).toEqual(['/gallery/', `/gallery/#photo=${photos[4].slug}`]);
    history.back();
    expect(dialog()).not.toBeInTheDocument();
  });

  test('closed, leaves the focus on the tile of the one shown last', async () => {
    const history = visit();
    await user.click(tile(2));
    await opened(2);
    await user.keyboard('{ArrowRight}');
    await opened(3);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(tile(3)).toHaveFocus());
    expect(history.location.hash).toBe('');
  });

  test('opens by a link to it, and gives the focus to its tile too', async () => {
    visit(`/gallery/#photo=${photos[7].slug}`);
    await opened(7);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(tile(7)).toHaveFocus());
  });
});
