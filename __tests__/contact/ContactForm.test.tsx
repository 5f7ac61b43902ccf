import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pass } from '../support/clock';
import {
  alert,
  button,
  DRAFT,
  EMPTY,
  field,
  fillIn,
  formElement,
  openForm,
  send,
  SEND_DELAY,
  sendDraft,
  toast,
} from '../support/contactForm';

let user: UserEvent;

beforeEach(() => {
  ({ user } = openForm());
});

test('the fields are empty and required, and browsers can fill them in', () => {
  expect(formElement()).toHaveFormValues(EMPTY);
  for (const [name, attribute, value] of [
    ['name', 'autocomplete', 'name'],
    ['email', 'autocomplete', 'email'],
    ['email', 'type', 'email'],
    ['subject', 'name', 'subject'],
    ['message', 'rows', '5'],
  ] as const) {
    expect(field(name)).toBeRequired();
    expect(field(name)).toHaveAttribute(attribute, value);
  }
  expect(screen.getByRole('option', { name: 'Choose a course' })).toBeDisabled();
});

test('sending takes 1500 ms with the button disabled, then shows a toast in the live region and clears the fields', async () => {
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await sendDraft(user);
  expect(send.mock.calls).toEqual([[DRAFT, null, expect.any(AbortSignal)]]);
  expect(button()).toHaveAccessibleName('Casting off...');
  expect(button().querySelector('svg.spinner')).toBeInTheDocument();
  await pass(SEND_DELAY - 1);
  expect(button()).toBeDisabled();
  expect(toast()).not.toBeInTheDocument();
  expect(formElement()).toHaveFormValues(DRAFT);
  await pass(1);
  expect(button()).toBeEnabled();
  expect(button()).toHaveAccessibleName(/^Cast off/);
  expect(screen.getByRole('status')).toBe(status);
  expect(within(status).getByText('Message aboard!')).toBeVisible();
  expect(within(status).getByText('Somebody answers before the next high water.')).toBeVisible();
  expect(formElement()).toHaveFormValues(EMPTY);
  expect(alert()).toBeEmptyDOMElement();
});

test('who sends twice at once sends once; a later message has a toast of its own', async () => {
  await sendDraft(user);
  await user.type(field('name'), '{Enter}');
  await pass(SEND_DELAY - 1);
  fireEvent.submit(formElement());
  await pass(1);
  expect(send).toHaveBeenCalledTimes(1);
  const first = screen.getByText('Message aboard!');
  await sendDraft(user);
  await pass(SEND_DELAY);
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Message aboard!')).not.toBe(first);
});

test('what is typed while a message is being sent stays', async () => {
  await sendDraft(user);
  await user.type(field('message'), ' And one more thing.');
  await pass(SEND_DELAY);
  const message = `${DRAFT.message} And one more thing.`;
  expect(formElement()).toHaveFormValues({ ...EMPTY, message });
});

test('the focus stays in the field where Enter was pressed, or to which the visitor went meanwhile', async () => {
  await fillIn(user);
  await user.type(field('name'), '{Enter}');
  await pass(SEND_DELAY - 1);
  expect(field('name')).toHaveFocus();
  await user.click(field('email'));
  await pass(1);
  expect(toast()).toBeInTheDocument();
  expect(field('email')).toHaveFocus();
});

test('the focus goes to the button when a toast that had it is dismissed', async () => {
  await sendDraft(user);
  await pass(SEND_DELAY);
  act(() => screen.getByRole('button', { name: 'Aye' }).focus());
  await user.keyboard('{Enter}');
  expect(toast()).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});
