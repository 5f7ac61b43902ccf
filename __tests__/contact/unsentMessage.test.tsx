import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { pass } from '../support/clock';
import {
  alert,
  button,
  DRAFT,
  EMPTY,
  form,
  formElement,
  openForm,
  send,
  SEND_DELAY,
  sendDraft,
  SendError,
  toast,
} from '../support/contactForm';

const SERVICE = 'https://letters.example/quay';

let user: UserEvent;
let show: (ui: ReactElement) => void;

beforeEach(() => {
  ({ user, show } = openForm());
});

test('a message that cannot be sent is kept in the form, and can be sent again', async () => {
  send.mockRejectedValueOnce(new Error('The service is down.'));
  await sendDraft(user);
  await pass(0);
  expect(alert()).toHaveTextContent(
    'The message came back with the tide. Try once more, or write by e-mail.',
  );
  expect(formElement()).toHaveFormValues(DRAFT);
  expect(button()).toHaveFocus();
  expect(toast()).not.toBeInTheDocument();

  await user.click(button());
  expect(alert()).toBeEmptyDOMElement();
  await pass(SEND_DELAY);
  expect(toast()).toBeInTheDocument();
  expect(formElement()).toHaveFormValues(EMPTY);
});

test('a message that its service does not take is kept, and can become an e-mail', async () => {
  show(form(SERVICE));
  send.mockRejectedValueOnce(new SendError('late'));
  await sendDraft(user);
  await pass(0);
  const filledIn = { ...DRAFT, _gotcha: '' };
  expect(send.mock.calls).toEqual([[filledIn, SERVICE, expect.any(AbortSignal)]]);
  expect(alert()).toHaveTextContent('The signal was not answered. The message came back');
  expect(formElement()).toHaveFormValues(filledIn);
  const draft = screen.getByRole<HTMLButtonElement>('button', { name: /an e-mail$/ });
  expect(draft).toHaveAttribute('formaction', 'mailto:quay@harbourlight.example');
  expect(draft.form).toBe(formElement());
  // The browser's own way, which jsdom does not know.
  const left = jest.fn((_prevented: boolean, event: Event) => event.preventDefault());
  document.addEventListener('submit', (event) => left(event.defaultPrevented, event), {
    once: true,
  });
  await user.click(draft);
  expect(left).toHaveBeenCalledWith(false, expect.anything());
  expect(send).toHaveBeenCalledTimes(1);
});
