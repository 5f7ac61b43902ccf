/** @jest-environment jsdom */
import { rememberScroll, scrollOnArrival } from '../../src/browser/scroll';
import { locationOf } from '../support/location';
import { installMatchMedia } from '../support/matchMedia';

/** Gatsby marks what a link led to; Back and Forward are unmarked. */
type Action = 'PUSH' | undefined;

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

/** Goes somewhere, in the entry of that name; after Back and Forward, the place left there is known. */
function go(from: string | null, to: string, action: Action, left = 0) {
  const at = (path: string) => Object.assign(locationOf(path), { key: path });
  Object.assign(window, { scrollY: left });
  rememberScroll(at(to));
  scrollOnArrival(from === null ? undefined : at(from), Object.assign(at(to), { action }));
}

test.each([
  { what: 'a hash link glides to its target', from: '/', to: '/#about', glides: 'smooth' },
  { what: 'one whose name is encoded too', from: '/', to: '/#%C3%BCber', glides: 'smooth' },
  { what: '# alone leads to the top', from: '/about/', to: '/about/#', tops: ['smooth'] },
  { what: 'a new page starts at its top at once', from: '/', to: '/about/', tops: [0] },
  { what: 'from which a hash glides later', from: '/about/', to: '/#about', tops: [0] },
  { what: 'a hash that leads nowhere to its top', from: '/', to: '/about/#nowhere', tops: [0] },
  { what: 'and nowhere on the page shown', from: '/about/', to: '/about/#nowhere' },
  { what: 'nor does one that is no encoding', from: '/about/', to: '/about/#100%' },
])('$what', ({ from, to, glides, tops = [] }) => {
  go(from, to, 'PUSH');
  expect(glide.mock.calls).toEqual(glides ? [[{ behavior: glides }]] : []);
  const said = scrollTo.mock.calls.map(
    ([first, top]) => (first as ScrollToOptions).behavior ?? top,
  );
  expect(said).toEqual(tops);
});

test.each([
  { from: '/about/', to: '/', left: 1234, tops: [1234] },
  { from: '/gallery/', to: '/#about', left: 1234, tops: [1234] },
  { from: '/about/', to: '/', left: 0, tops: [0] },
  // A hash of which nothing is remembered was typed by hand.
  { from: '/', to: '/#about', left: 0, tops: [], arrives: true },
  { from: null, to: '/#about', left: 0, tops: [], arrives: true },
])('Back from $from to $to, left at $left', ({ from, to, left, tops, arrives = false }) => {
  go(from, to, undefined, left);
  expect(scrollTo.mock.calls).toEqual(tops.map((top) => [0, top]));
  expect(glide.mock.calls).toEqual(arrives ? [[]] : []);
});
