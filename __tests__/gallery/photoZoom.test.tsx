import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pass } from '../support/clock';
import { dialog, onClose, open, shown } from '../support/openedPhoto';
import { drag, swipe } from '../support/touch';
import { visitor } from '../support/user';

let user: UserEvent;
const zoom = () => screen.getByRole('button', { name: 'Zoom' });
const pressed = () => zoom().getAttribute('aria-pressed');

beforeEach(async () => {
  jest.useFakeTimers();
  user = visitor();
  onClose.mockReset();
  open(4);
  await user.click(zoom());
  // The library says so in the next frame.
  await pass(100);
  expect(pressed()).toBe('true');
});

afterEach(() => {
  jest.useRealTimers();
});

test('a swipe or an arrow shows no other photo, and closes nothing', () => {
  swipe(dialog(), -200);
  drag(dialog(), [300, 300], [300, 400]);
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
    expect(fireEvent.keyDown(dialog(), { key })).toBe(false);
  }
  expect(shown()).toBe(4);
  expect(onClose).not.toHaveBeenCalled();
});

test.each(['Zoom', 'Next photo'])('ends with a press of %s', async (name) => {
  await user.click(screen.getByRole('button', { name }));
  await pass(100);
  expect(pressed()).toBe('false');
});
