import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Header } from '../../src/components/Header';
import { siteContent } from '../support/content';
import { installMatchMedia, type FakeMedia } from '../support/matchMedia';
import { visitor } from '../support/user';

const { navigation, labels } = siteContent.site;
const LINKS = navigation.map(({ name, href }) => [name, href]);

let media: FakeMedia;

beforeEach(() => {
  jest.useFakeTimers();
  media = installMatchMedia({ width: 390 });
});

afterEach(() => {
  window.scrollY = 0;
  jest.useRealTimers();
});

const showHeader = () => render(<Header site={siteContent.site} pathname="/" />);
const header = () => screen.getByRole('banner');
const menuButton = () => screen.getByRole('button', { name: labels.menu, hidden: true });
const sheet = () => screen.queryByRole('dialog', { name: labels.menu });

/** Name and address of each link within an element. */
function linksIn(element: HTMLElement) {
  return within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

async function openMenu() {
  const user = visitor();
  showHeader();
  await user.click(menuButton());
  const opened = await screen.findByRole('dialog', { name: labels.menu });
  return { user, opened };
}

test('the brand leads home, the navigation to the pages, of which the one shown is marked', () => {
  render(<Header site={siteContent.site} pathname="/about/" />);
  expect(screen.getByRole('link', { name: 'Harbourlight' })).toHaveAttribute('href', '/');
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect(linksIn(main)).toEqual(LINKS);
  const current = within(main).getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/about/']);
});

test('past 10 px it is opaque, and clear again before', () => {
  showHeader();
  for (const [top, opaque] of [
    [10, 'false'],
    [11, 'true'],
    [0, 'false'],
  ] as const) {
    window.scrollY = top;
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(header()).toHaveAttribute('data-scrolled', opaque);
  }
});

describe('the menu', () => {
  test('opens on its button with the same four links, and with e-mail and telephone', async () => {
    const { opened } = await openMenu();
    const { email, phone } = siteContent.site;
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    expect(linksIn(opened)).toEqual([
      ...LINKS,
      [email, `mailto:${email}`],
      [phone, `tel:${phone.replaceAll(' ', '')}`],
    ]);
    expect(opened).toContainElement(document.activeElement as HTMLElement);
  });

  test.each<[string, (user: UserEvent, opened: HTMLElement) => Promise<void>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['the button that opened it', () => Promise.resolve(void fireEvent.click(menuButton()))],
    ['its own button', (user) => user.click(screen.getByRole('button', { name: 'Close menu' }))],
    [
      'the dimmed page',
      (user) => user.click(document.querySelector('[data-reach-dialog-overlay]') as Element),
    ],
    [
      'a link that is chosen',
      (user, opened) => {
        opened.addEventListener('click', (event) => event.preventDefault());
        return user.click(within(opened).getByRole('link', { name: LINKS[1][0] }));
      },
    ],
    [
      'Back',
      () => {
        act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
        return Promise.resolve();
      },
    ],
  ])('closes on %s, with the focus on its button, and opens again', async (_way, close) => {
    const { user, opened } = await openMenu();
    await close(user, opened);
    expect(sheet()).not.toBeInTheDocument();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(menuButton()).toHaveFocus());
    await user.click(menuButton());
    expect(sheet()).toBeInTheDocument();
  });

  test.each([
    { width: 767, open: true },
    { width: 768, open: false },
  ])('in a window that grew to $width px is open: $open', async ({ width, open }) => {
    await openMenu();
    act(() => media.set({ width }));
    expect(sheet() !== null).toBe(open);
    expect(menuButton()).toHaveAttribute('aria-expanded', String(open));
  });
});
