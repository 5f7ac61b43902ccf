/** @jest-environment jsdom */
import { fadeInPage } from '../../src/navigation/fadeInPage';
import { installMatchMedia } from '../support/matchMedia';

const animate = jest.fn();

beforeEach(() => {
  installMatchMedia();
  document.body.innerHTML = '<main id="main"></main>';
  Object.assign(document.getElementById('main') as HTMLElement, { animate });
});

/** Goes to a page, from another one if given. */
function go(to: string, from?: string) {
  const at = (pathname: string) => ({ pathname }) as Window['location'];
  fadeInPage({ location: at(to), prevLocation: from ? at(from) : null } as Parameters<
    typeof fadeInPage
  >[0]);
}

test('a page that a visitor goes to fades in within 300 ms', () => {
  go('/about/', '/');
  expect(animate).toHaveBeenCalledWith({ opacity: [0, 1] }, expect.anything());
  const [, { duration }] = animate.mock.calls[0] as [unknown, { duration: number }];
  expect(duration).toBeLessThanOrEqual(300);
});

test.each([
  ['the first page', () => go('/about/')],
  ['another section of the same page', () => go('/', '/')],
  [
    'a page with reduced motion',
    () => {
      installMatchMedia({ reducedMotion: true });
      go('/about/', '/');
    },
  ],
])('%s does not fade in', (_name, visit) => {
  visit();
  expect(animate).not.toHaveBeenCalled();
});
