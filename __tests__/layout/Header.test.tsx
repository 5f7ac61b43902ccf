import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../../src/layout/Header';
import { DOUBLE_CLICK } from '../../src/ui/lockPage';
import { siteContent } from '../support/content';
import { installMatchMedia } from '../support/matchMedia';

const { navigation, labels, email, phone } = siteContent.site;
const user = userEvent.setup();

beforeEach(() => {
  installMatchMedia(390);
  // jsdom opens no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  render(<Header site={siteContent.site} labels={siteContent.labels.page} pathname="/" />);
});

afterEach(() => {
  window.scrollY = 0;
});

const menuButton = () => screen.getByLabelText(labels.menu, { selector: 'summary' });
const dimmed = () => document.querySelector('dialog > [aria-hidden]') as Element;

test.each([
  { top: 10, opaque: 'false' },
  { top: 11, opaque: 'true' },
])('scrolled $top px it is opaque: $opaque', ({ top, opaque }) => {
  window.scrollY = top;
  fireEvent.scroll(window);
  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', opaque);
});

test('the menu has the links of the header, e-mail and telephone', async () => {
  await user.click(menuButton());
  const links = within(screen.getByRole('dialog')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ...navigation.map(({ name, href }) => [name, href]),
    [email, `mailto:${email}`],
    [phone, `tel:${phone.replaceAll(' ', '')}`],
  ]);
});

test.each<[string, () => Promise<void>]>([
  ['its own button', () => user.click(screen.getByRole('button', { name: 'Roll up the chart' }))],
  ['the dimmed page', () => user.click(dimmed())],
])('the menu closes on %s', async (_, close) => {
  await user.click(menuButton());
  expect(screen.getByRole('dialog', { name: labels.menu })).toBeVisible();
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The next press would be taken for the second of a double click.
  await new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK));
});
