/** @jest-environment jsdom */
import { isPageLate, letLastChoiceWin } from '../../src/navigation/lastChoice';

/** How the pages that were asked for arrive, by their path. */
let arrive: Record<string, () => void>;

beforeEach(() => {
  jest.useFakeTimers();
  arrive = {};
  window.___loader = {
    loadPage: (path) => new Promise((resolve) => (arrive[path] = () => resolve(path))),
  };
  letLastChoiceWin();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Chooses a page; gives what has arrived of it so far. */
function choose(path: string) {
  const seen: unknown[] = [];
  void window.___loader.loadPage(path).then((page) => seen.push(page));
  return seen;
}

test('a page chosen before another one does not arrive after it', async () => {
  const about = choose('/about/');
  const contact = choose('/contact/');
  arrive['/contact/']();
  await jest.runAllTimersAsync();
  arrive['/about/']();
  await jest.runAllTimersAsync();
  expect(contact).toEqual(['/contact/']);
  expect(about).toEqual([]);
});

test('nor one that the visitor left by Back', async () => {
  const about = choose('/about/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  arrive['/about/']();
  await jest.runAllTimersAsync();
  expect(about).toEqual([]);
  expect(isPageLate()).toBe(false);
});

test('a page is late until it arrives, when that takes longer than a moment', async () => {
  choose('/about/');
  expect(isPageLate()).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(isPageLate()).toBe(true);
  arrive['/about/']();
  await jest.advanceTimersByTimeAsync(0);
  expect(isPageLate()).toBe(false);
});
