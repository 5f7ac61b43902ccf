import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Header } from '../../src/components/Header';
import { siteContent } from '../support/content';
import { installMatchMedia, type FakeMedia } from '../support/matchMedia';
import { visitor } from '../support/user';

const { navigation, labels } = siteContent.site;
const LINKS = navigation.map(({ name, href }) => [name, href]);

let media: FakeMedia;

beforeEach(() => {
  jest.useFakeTimers();
  media = installMatchMedia({ width: 390, touch: true });
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

test('the brand leads home', () => {
  showHeader();
  expect(screen.getByRole('link', { name: 'Harbourlight' })).toHaveAttribute('href', '/');
});

test('the navigation leads to the four pages', () => {
  showHeader();
  expect(linksIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual(LINKS);
});

describe('scrolled', () => {
  function scrollTo(top: number) {
    window.scrollY = top;
    act(() => {
      window.dispatchEvent(new Event('scroll'));
    });
  }

  test.each([
    { top: 0, opaque: 'false' },
    { top: 10, opaque: 'false' },
    { top: 11, opaque: 'true' },
    { top: 2000, opaque: 'true' },
  ])('$top px, it is opaque: $opaque', ({ top, opaque }) => {
    showHeader();
    scrollTo(top);
    expect(header()).toHaveAttribute('data-scrolled', opaque);
  });

  test('back to the top it is clear again', () => {
    showHeader();
    scrollTo(11);
    scrollTo(10);
    expect(header()).toHaveAttribute('data-scrolled', 'false');
  });
});

describe('the menu', () => {
  test('is closed at first', () => {
    showHeader();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    expect(menuButton()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(sheet()).not.toBeInTheDocument();
  });

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

  test.each(LINKS)('closes when %s is chosen', async (name) => {
    const { user, opened } = await openMenu();
    const link = within(opened).getByRole('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(sheet()).not.toBeInTheDocument();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on Escape, and the focus returns to its button', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    expect(sheet()).not.toBeInTheDocument();
    await waitFor(() => expect(menuButton()).toHaveFocus());
  });

  test('closes on its own button', async () => {
    const { user, opened } = await openMenu();
    await user.click(within(opened).getByRole('button', { name: 'Close menu' }));
    expect(sheet()).not.toBeInTheDocument();
  });

  test('closes on the dimmed page', async () => {
    const { user } = await openMenu();
    const overlay = document.querySelector('[data-reach-dialog-overlay]');
    await user.click(overlay as Element);
    expect(sheet()).not.toBeInTheDocument();
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

  test('is closed by Back, and stays closed on the way forward', async () => {
    await openMenu();
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(sheet()).not.toBeInTheDocument();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  test('can be opened again', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    await user.click(menuButton());
    expect(sheet()).toBeInTheDocument();
  });
});
