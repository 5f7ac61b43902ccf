/** @jest-environment jsdom */
import '../support/dom';
import {
  dropMalformedHashes,
  startAtTop,
  takeOverRestoration,
  updateScroll,
} from '../../src/browser/scroll';
import { locationOf } from '../support/history';
import { installMatchMedia } from '../support/matchMedia';

type ScrollUpdate = Parameters<typeof updateScroll>[0];
type RouteUpdate = Parameters<typeof startAtTop>[0];
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
  document.body.innerHTML =
    '<section id="about"></section><main id="content" tabindex="-1"></main>';
  window.history.replaceState(null, '', '/');
  installMatchMedia();
});

const about = () => document.getElementById('about');

/** Asks the site's rule where to scroll after a link led from one address to another. */
const follow = (from: string, to: string) => ask(from, to, 'PUSH');

/** Asks it after Back or Forward, with the place saved for that address; 0 also for none. */
const goBack = (from: string, to: string, saved: number) => ask(from, to, BACK, saved);

/** Asks it as the first page loads. */
const arrive = (at: string) => ask(null, at, BACK);

function ask(from: string | null, to: string, action: Action, saved = 0): boolean {
  const location = Object.assign(locationOf(to), { action });
  return updateScroll({
    prevRouterProps: from === null ? undefined : { location: locationOf(from) },
    pathname: location.pathname,
    routerProps: { location },
    getSavedScrollPosition: () => [0, saved],
  } as unknown as ScrollUpdate);
}

/** What the window was told to scroll to. */
const scrolls = () => scrollTo.mock.calls;

describe('a hash link', () => {
  test('glides to its target on the page', () => {
    expect(follow('/', '/#about')).toBe(false);
    expect(glide.mock.contexts).toEqual([about()]);
    expect(glide.mock.calls).toEqual([[{ behavior: 'smooth' }]]);
    expect(scrolls()).toEqual([]);
  });

  test('jumps there for visitors who ask for reduced motion', () => {
    installMatchMedia({ reducedMotion: true });
    follow('/', '/#about');
    expect(glide.mock.calls).toEqual([[{ behavior: 'auto' }]]);
  });

  test('from another page glides from the top of the new one, once the router has put the focus', async () => {
    expect(follow('/gallery/', '/#about')).toBe(false);
    expect(scrolls()).toEqual([[0, 0]]);
    expect(glide).not.toHaveBeenCalled();
    await new Promise(requestAnimationFrame);
    expect(glide.mock.contexts).toEqual([about()]);
    expect(scrollTo.mock.invocationCallOrder[0]).toBeLessThan(glide.mock.invocationCallOrder[0]);
  });

  test('takes the keyboard along, and leaves no trace of it', () => {
    follow('/', '/#about');
    expect(about()).toHaveFocus();
    about()?.blur();
    expect(about()).not.toHaveAttribute('tabindex');
  });

  test('leaves a target that can take the focus itself as it is', () => {
    follow('/', '/#content');
    const main = document.getElementById('content');
    expect(main).toHaveFocus();
    main?.blur();
    expect(main).toHaveAttribute('tabindex', '-1');
  });

  test('finds a target whose name is written in percent-encoding', () => {
    document.body.innerHTML = '<h2 id="über uns">Über uns</h2>';
    follow('/', '/#%C3%BCber%20uns');
    expect(glide.mock.contexts).toEqual([document.getElementById('über uns')]);
  });
});

describe('# alone', () => {
  test('glides to the top', () => {
    expect(follow('/about/', '/about/#')).toBe(false);
    expect(scrolls()).toEqual([[{ top: 0, behavior: 'smooth' }]]);
    expect(glide).not.toHaveBeenCalled();
  });

  test('jumps to the top for visitors who ask for reduced motion', () => {
    installMatchMedia({ reducedMotion: true });
    follow('/about/', '/about/#');
    expect(scrolls()).toEqual([[{ top: 0, behavior: 'auto' }]]);
  });
});

describe('a new page', () => {
  test('starts at its top at once', () => {
    expect(follow('/', '/about/')).toBe(false);
    expect(scrolls()).toEqual([[0, 0]]);
  });

  test('starts at its top also when its hash leads nowhere', () => {
    startAtTop(routeUpdate('/', '/gallery/#photo=morning-boats', 'PUSH'));
    expect(scrolls()).toEqual([[0, 0]]);
  });

  test.each([
    { what: 'a hash with a target', from: '/gallery/', to: '/#about', action: 'PUSH' },
    { what: 'no hash', from: '/', to: '/about/', action: 'PUSH' },
    { what: 'Back', from: '/', to: '/gallery/#photo=morning-boats', action: BACK },
    { what: 'the same page', from: '/gallery/', to: '/gallery/#photo=x', action: 'PUSH' },
    { what: 'the first page', from: null, to: '/gallery/#photo=x', action: 'PUSH' },
  ] as const)('is left to the other rule with $what', ({ from, to, action }) => {
    startAtTop(routeUpdate(from, to, action));
    expect(scrolls()).toEqual([]);
  });

  function routeUpdate(from: string | null, to: string, action: Action) {
    return {
      location: Object.assign(locationOf(to), { action }),
      prevLocation: from === null ? null : locationOf(from),
    } as unknown as RouteUpdate;
  }
});

describe('Back and Forward', () => {
  test('restore the place', () => {
    expect(goBack('/about/', '/', 1234)).toBe(false);
    expect(scrolls()).toEqual([[0, 1234]]);
  });

  test('restore the place also where the address has a hash', () => {
    expect(goBack('/gallery/', '/#about', 1234)).toBe(false);
    expect(scrolls()).toEqual([[0, 1234]]);
    expect(glide).not.toHaveBeenCalled();
  });

  test('restore the top', () => {
    expect(goBack('/about/', '/', 0)).toBe(false);
    expect(scrolls()).toEqual([[0, 0]]);
  });

  test('leave a hash of which nothing is saved to Gatsby, such as one typed by hand', () => {
    expect(goBack('/', '/#about', 0)).toBe(true);
    expect(scrolls()).toEqual([]);
  });
});

test('the first page is left to Gatsby, which goes to its hash', () => {
  expect(arrive('/#about')).toBe(true);
  expect(scrolls()).toEqual([]);
});

describe('restoring places', () => {
  afterEach(() => {
    window.history.scrollRestoration = 'auto';
  });

  test('is left to the site while it is there, and to the browser on a reload', () => {
    window.history.scrollRestoration = 'auto';
    takeOverRestoration();
    expect(window.history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
  });
});

describe('a malformed hash', () => {
  const hash = () => window.location.hash;

  /** What the router reads when the browser tells of a new address; the last counts. */
  function listenAsTheRouter() {
    const read: string[] = [];
    const listener = () => read.push(hash());
    window.addEventListener('popstate', listener);
    return { read, stop: () => window.removeEventListener('popstate', listener) };
  }

  function type(address: string) {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }

  test.each(['#%', '#%E0%A4%A', '#100%'])('%s is dropped when the page loads', (malformed) => {
    window.history.replaceState({ key: 'kept' }, '', `/about/?from=mail${malformed}`);
    dropMalformedHashes();
    expect(window.location.href).toMatch(/\/about\/\?from=mail$/);
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  test('typed later is dropped as well, and the router hears of it', () => {
    const router = listenAsTheRouter();
    dropMalformedHashes();
    type('/#%');
    router.stop();
    expect(router.read.at(-1)).toBe('');
  });

  test.each(['#about', '#photo=f%C3%AAte', ''])('"%s" is none and stays', (wellFormed) => {
    const router = listenAsTheRouter();
    dropMalformedHashes();
    type(`/${wellFormed}`);
    router.stop();
    expect(router.read).toEqual([wellFormed]);
  });
});
