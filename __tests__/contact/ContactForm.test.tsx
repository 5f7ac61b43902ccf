import { fireEvent, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { pass } from '../support/clock';
import {
  alert,
  button,
  DRAFT,
  EMPTY,
  field,
  fillIn,
  form,
  formElement,
  openForm,
  pageWithoutForm,
  send,
  SEND_DELAY,
  sendDraft,
  toast,
  wait,
} from '../support/contactForm';
import { siteContent } from '../support/content';

const SERVICE = 'https://letters.example/quay';

let user: UserEvent;
let show: (ui: ReactElement) => void;
let leave: () => void;

beforeEach(() => {
  ({ user, show, leave } = openForm());
});

/** The messages that were sent, and to which service. */
const sent = () =>
  send.mock.calls.map(([message, service]) => [Object.fromEntries(message), service]);

test('browsers can fill in name and e-mail, the message has five rows, and the placeholder is no choice', () => {
  expect(field('name')).toHaveAttribute('autocomplete', 'name');
  expect(field('email')).toHaveAttribute('autocomplete', 'email');
  expect(field('message')).toHaveAttribute('rows', '5');
  expect(screen.getByRole('option', { name: 'Choose a course' })).toBeDisabled();
});

test('the doll of the chosen subject stands in the stamp', async () => {
  const doll = () => document.querySelector('.stamp .doll');
  expect(doll()).not.toBeInTheDocument();
  await user.selectOptions(field('subject'), DRAFT.subject);
  expect(doll()?.querySelector('svg')).toBeInTheDocument();
  await user.selectOptions(field('subject'), siteContent.contactPage.form.otherSubject);
  expect(doll()).toBeInTheDocument();
  expect(doll()?.querySelector('svg')).not.toBeInTheDocument();
});

test('a hint for the chosen subject describes the message first, and leaves with the subject', async () => {
  const { hint, title } = siteContent.services.find((service) => service.hint) ?? {
    hint: '',
    title: '',
  };
  expect(field('message')).toHaveAccessibleDescription('');
  await user.selectOptions(field('subject'), title);
  expect(screen.getByText(`${hint}`)).toBeVisible();
  expect(field('message')).toHaveAccessibleDescription(expect.stringContaining(`${hint}`));
  await user.click(button());
  const { validationMessage } = field('message');
  expect(field('message')).toHaveAccessibleDescription(`${hint} ${validationMessage}`);
  await user.selectOptions(field('subject'), siteContent.contactPage.form.otherSubject);
  expect(field('message')).toHaveAccessibleDescription(validationMessage);
});

test('sending takes 1500 ms with the button disabled, then shows a toast in the live region and clears the fields', async () => {
  const [progress, notice] = document.querySelectorAll<HTMLElement>('[aria-live=polite]');
  expect(notice).toBeEmptyDOMElement();
  await sendDraft(user);
  expect(sent()).toEqual([[DRAFT, null]]);
  expect(button()).toHaveAccessibleName('Casting off...');
  expect(button().querySelector('.spinner')).toBeInTheDocument();
  expect(progress).toHaveTextContent('Casting off...');
  for (const name of ['name', 'email', 'message'] as const) {
    expect(field(name)).toHaveAttribute('readonly');
  }
  expect(field('subject')).toBeDisabled();
  expect(document.body).not.toHaveFocus();
  await pass(SEND_DELAY - 1);
  expect(button()).toBeDisabled();
  expect(toast()).not.toBeInTheDocument();
  expect(formElement()).toHaveFormValues(DRAFT);
  await pass(1);
  expect(button()).toBeEnabled();
  expect(button()).toHaveAccessibleName(/^Cast off/);
  expect(progress).toBeEmptyDOMElement();
  expect(within(notice).getByText('Message aboard!')).toBeVisible();
  expect(within(notice).getByText('Somebody answers before the next high water.')).toBeVisible();
  expect(formElement()).toHaveFormValues(EMPTY);
  expect(alert()).toBeEmptyDOMElement();
  const told = screen.getByText(/^Message aboard! Somebody/);
  expect(told.closest('[aria-live], [role=alert]')).toBeNull();
  await user.type(field('name'), 'A');
  expect(told).not.toBeInTheDocument();
});

test('sending twice at once sends once; a later message has its own toast', async () => {
  await sendDraft(user);
  await user.type(field('name'), '{Enter}');
  await pass(SEND_DELAY - 1);
  fireEvent.submit(formElement());
  await pass(1);
  expect(send).toHaveBeenCalledTimes(1);
  const first = toast();
  await sendDraft(user);
  await pass(SEND_DELAY);
  expect(send).toHaveBeenCalledTimes(2);
  expect(toast()).not.toBe(first);
});

test('the focus stays in the field where Enter was pressed, or in the one that the visitor moved to', async () => {
  await fillIn(user);
  await user.type(field('name'), '{Enter}');
  await pass(SEND_DELAY - 1);
  expect(field('name')).toHaveFocus();
  await user.click(field('email'));
  await pass(1);
  expect(toast()).toBeInTheDocument();
  expect(field('email')).toHaveFocus();
});

test('a message that the service refuses is kept, and can become an e-mail or be sent again', async () => {
  show(form(SERVICE));
  send.mockRejectedValueOnce(new Error('not confirmed'));
  let scrolledTo: string | null = null;
  // jsdom has none.
  Element.prototype.scrollIntoView = function () {
    scrolledTo = this.textContent;
  };
  await sendDraft(user);
  await pass(0);
  expect(scrolledTo).toMatch(/The message came back.*an e-mail$/);
  const filledIn = { ...DRAFT, _gotcha: '' };
  expect(sent()).toEqual([[filledIn, SERVICE]]);
  expect(alert()).toHaveTextContent('The message came back');
  expect(formElement()).toHaveFormValues(filledIn);
  expect(button()).toHaveFocus();
  expect(toast()).not.toBeInTheDocument();
  const mail = screen.getByRole('link', { name: /an e-mail$/ });
  const written = `${field('name').labels?.[0].textContent}\r\nAda Byron\r\n\r\n`;
  expect(mail).toHaveAttribute(
    'href',
    expect.stringMatching(`^mailto:quay@harbourlight.example\\?.*${encodeURIComponent(written)}`),
  );
  send.mockResolvedValueOnce();
  await user.click(button());
  await pass(0);
  expect(toast()).toBeInTheDocument();
});

test('what became of a message is told on the page to which the visitor went; the next form has one that failed', async () => {
  for (const [result, values, told] of [
    [() => Promise.reject(new Error('not confirmed')), DRAFT, 'The message came back'],
    [() => Promise.resolve(), EMPTY, 'Message aboard!'],
  ] as const) {
    send.mockImplementationOnce(() => wait(new FormData(), null).then(result));
    await sendDraft(user);
    leave();
    const { container, unmount } = render(pageWithoutForm());
    await pass(SEND_DELAY);
    expect(container).toHaveTextContent(told);
    unmount();
    ({ unmount: leave } = render(form(null)));
    expect(formElement()).toHaveFormValues(values);
  }
});
