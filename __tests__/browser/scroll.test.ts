/** @jest-environment jsdom */
import { updateScroll } from '../../src/browser/scroll';
import { locationOf } from '../support/history';
import { installMatchMedia } from '../support/matchMedia';

type ScrollUpdate = Parameters<typeof updateScroll>[0];
/** Gatsby marks what a link led to; Back and Forward are unmarked. */
type Action = 'PUSH' | undefined;

const BACK = undefined;

const glide = jest.fn<undefined, [ScrollIntoViewOptions]>();
const scrollTo = jest.fn<undefined, unknown[]>();

beforeEach(() => {
  glide.mockReset();
  scrollTo.mockReset();
  Element.prototype.scrollIntoView = glide as Element['scrollIntoView'];
  window.scrollTo = scrollTo as typeof window.scrollTo;
  document.body.innerHTML = '<section id="about"></section><section id="über"></section>';
  window.history.replaceState(null, '', '/');
  installMatchMedia();
});

/** Asks the site's rule where to scroll; after Back and Forward, with the place saved for that address. */
function ask(from: string | null, to: string, action: Action, saved = 0): boolean {
  const location = Object.assign(locationOf(to), { action });
  return updateScroll({
    prevRouterProps: from === null ? undefined : { location: locationOf(from) },
    pathname: location.pathname,
    routerProps: { location },
    getSavedScrollPosition: () => [0, saved],
  } as unknown as ScrollUpdate);
}

test.each([
  { what: 'a hash link glides to its target', from: '/', to: '/#about', glides: 'smooth' },
  { what: 'one whose name is encoded too', from: '/', to: '/#%C3%BCber', glides: 'smooth' },
  { what: '# alone leads to the top', from: '/about/', to: '/about/#', tops: ['smooth'] },
  { what: 'a new page starts at its top at once', from: '/', to: '/about/', tops: [0] },
  { what: 'from which a hash glides later', from: '/about/', to: '/#about', tops: [0] },
])('$what', ({ from, to, glides, tops = [] }) => {
  expect(ask(from, to, 'PUSH')).toBe(false);
  expect(glide.mock.calls).toEqual(glides ? [[{ behavior: glides }]] : []);
  const said = scrollTo.mock.calls.map(([first]) => (first as ScrollToOptions).behavior ?? first);
  expect(said).toEqual(tops);
});

test.each([
  { from: '/about/', to: '/', saved: 1234, left: false },
  { from: '/gallery/', to: '/#about', saved: 1234, left: false },
  { from: '/about/', to: '/', saved: 0, left: false },
  // A hash of which nothing is saved was typed by hand.
  { from: '/', to: '/#about', saved: 0, left: true },
  { from: null, to: '/#about', saved: 0, left: true },
])('Back from $from to $to, left at $saved: Gatsby decides: $left', (step) => {
  expect(ask(step.from, step.to, BACK, step.saved)).toBe(step.left);
  expect(scrollTo.mock.calls).toEqual(step.left ? [] : [[0, step.saved]]);
  expect(glide).not.toHaveBeenCalled();
});
