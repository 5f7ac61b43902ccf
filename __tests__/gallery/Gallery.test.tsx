import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Gallery } from '../../src/gallery/Gallery';
import { pass } from '../support/clock';
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
  installMatchMedia();
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
  test('opens on its tile, with title, description, gallery and founder', async () => {
    visit();
    await user.click(tile(2));
    const photo = await opened(2);
    expect(within(photo).getByRole('img', { name: photos[2].alt })).toBeVisible();
    expect(within(photo).getByText(photos[2].description)).toBeVisible();
    expect(within(photo).getByText('Harbourlight Album')).toBeVisible();
    expect(within(photo).getByText('Tamsin Oakenby')).toBeVisible();
  });

  test('closes, and nothing is selected any more', async () => {
    const history = visit();
    await user.click(tile(2));
    await opened(2);
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
    expect(history.location.hash).toBe('');
  });

  test("closes on the browser's Back button, from whichever photo", async () => {
    const history = visit();
    await user.click(tile(2));
    await opened(2);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await opened(4);
    expect(history.addresses).toEqual(['/gallery/', `/gallery/#photo=${photos[4].slug}`]);
    history.back();
    expect(dialog()).not.toBeInTheDocument();
  });

  test('opens by a link to it', async () => {
    visit(`/gallery/#photo=${photos[7].slug}`);
    expect(await opened(7)).toBeVisible();
  });

  test('that does not exist opens none', async () => {
    visit('/gallery/#photo=no-such-photo');
    await pass(0);
    expect(dialog()).not.toBeInTheDocument();
  });

  test('shown last has the focus on its tile when the dialog has closed', async () => {
    visit();
    await user.click(tile(2));
    await opened(2);
    await user.keyboard('{ArrowRight}');
    await opened(3);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(tile(3)).toHaveFocus());
  });

  test('opened by a link gives the focus to its tile too', async () => {
    visit(`/gallery/#photo=${photos[7].slug}`);
    await opened(7);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(tile(7)).toHaveFocus());
  });
});

describe('Back Ashore', () => {
  const back = () => screen.getByRole('link', { name: 'Back Ashore' });

  /** Presses the button, after a page of this site or not; tells what happened. */
  function press(afterThisSite: boolean, how: MouseEventInit = {}) {
    window.history.replaceState(afterThisSite ? { afterThisSite } : null, '');
    const wentBack = jest.spyOn(window.history, 'back').mockImplementation(() => {});
    visit();
    const click = createEvent.click(back(), how);
    let leftToTheLink = false;
    const look = (event: Event) => {
      leftToTheLink = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    fireEvent(back(), click);
    return { wentBack: wentBack.mock.calls.length, leftToTheLink };
  }

  test('goes back one step', () => {
    expect(press(true)).toEqual({ wentBack: 1, leftToTheLink: false });
  });

  test('leads home where that step would leave the site, or there is none', () => {
    expect(press(false)).toEqual({ wentBack: 0, leftToTheLink: true });
    expect(back()).toHaveAttribute('href', '/');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'clicked with %o is left to the browser',
    (how) => {
      expect(press(true, how)).toEqual({ wentBack: 0, leftToTheLink: true });
    },
  );
});
