import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { Toast } from '../../src/contact/Toast';
import { pass } from '../support/clock';
import { siteContent } from '../support/content';

/** How long a toast stays, ms. */
const STAY = 6000;

const onClose = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toast labels={siteContent.contactPage} sent dismiss="Aye" onClose={onClose} />);
});

const note = () => screen.getByText('Message aboard!').closest('.toast') as Element;
const dismiss = () => screen.getByRole('button', { name: 'Aye' });

test('in the shown part of a page enlarged with two fingers it has its usual size', () => {
  Object.assign(window, {
    visualViewport: { offsetLeft: 100, offsetTop: 200, height: 300, scale: 2 },
  });
  fireEvent.focusIn(document.body);
  expect(note().parentElement).toHaveStyle({
    transform: 'translate(100px, 200px) scale(0.5)',
    height: '600px',
  });
  Object.assign(window, { visualViewport: null });
});

test('it says what happened for 6 s, then closes', async () => {
  expect(screen.getByText('Message aboard!')).toBeVisible();
  expect(screen.getByText(siteContent.contactPage.toast.description)).toBeVisible();
  await pass(STAY - 1);
  expect(onClose).not.toHaveBeenCalled();
  await pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

/** Makes the page hidden, as in a tab in the background, or visible again. */
function hide(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}

test.each([
  [
    'the pointer is on it',
    () => fireEvent.pointerEnter(note()),
    () => fireEvent.pointerLeave(note()),
  ],
  ['the focus is on it', () => act(() => dismiss().focus()), () => act(() => dismiss().blur())],
  ['the page is hidden', () => hide(true), () => hide(false)],
])('it stays while %s, and 6 s more after that', async (_what, come, go) => {
  await pass(STAY - 1);
  come();
  await pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  go();
  await pass(STAY - 1);
  expect(onClose).not.toHaveBeenCalled();
  await pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});
