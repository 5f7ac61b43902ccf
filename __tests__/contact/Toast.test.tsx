import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { send } from '../../src/contact/contactState';
import { Toast } from '../../src/contact/Toast';
import { pass } from '../support/clock';
import { siteContent } from '../support/content';

jest.mock('../../src/contact/sendMessage', () => ({ sendMessage: () => Promise.resolve() }));

/** How long a toast stays, ms. */
const STAY = 6000;

beforeEach(async () => {
  jest.useFakeTimers();
  render(<Toast content={siteContent} />);
  await act(() => send(new FormData(), null, { icon: '', number: 0 }, () => false));
});

const shown = () => screen.queryByText('Message aboard!');
const dismiss = () => screen.getByRole('button', { name: 'Aye' });

test('it says what happened for 6 s, then closes', async () => {
  expect(shown()).toBeVisible();
  expect(screen.getByText(siteContent.contactPage.toast.description)).toBeVisible();
  await pass(STAY - 1);
  expect(shown()).toBeVisible();
  await pass(1);
  expect(shown()).not.toBeInTheDocument();
});

/** Makes the page hidden, as in a tab in the background, or visible again. */
function hide(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
}

/** Locks the page, as a dialog does. */
const cover = (locked: boolean) => document.body.toggleAttribute('data-locked', locked);

test.each([
  ['the focus is on it', () => act(() => dismiss().focus()), () => act(() => dismiss().blur())],
  ['the page is hidden', () => hide(true), () => hide(false)],
  ['a menu or a photo covers it', () => cover(true), () => cover(false)],
])('it stays while %s, and 6 s more after that', async (_what, come, go) => {
  await pass(STAY - 1);
  come();
  await pass(60_000);
  go();
  await pass(STAY - 1000);
  expect(shown()).toBeVisible();
  await pass(1000);
  expect(shown()).not.toBeInTheDocument();
});

test('once dismissed, it leaves the focus where it was before', () => {
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  act(() => dismiss().focus());
  act(() => dismiss().click());
  expect(shown()).not.toBeInTheDocument();
  expect(before).toHaveFocus();
});
