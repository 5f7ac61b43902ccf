import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ContactForm } from '../../src/contact/ContactForm';
import type * as sender from '../../src/contact/sendMessage';
import { SendError, sendMessage } from '../../src/contact/sendMessage';
import { pass } from '../support/clock';
import { siteContent } from '../support/content';
import { visitor } from '../support/user';

jest.mock('../../src/contact/sendMessage', () => ({
  ...jest.requireActual<typeof sender>('../../src/contact/sendMessage'),
  sendMessage: jest.fn(),
}));

const SEND_DELAY = 1500;
const SERVICE = 'https://letters.example/quay';
const LABELS = {
  name: 'What we call you',
  email: 'Where we answer',
  subject: 'What it is about',
  message: 'What you want to say',
};
const DRAFT = {
  name: 'Ada Byron',
  email: 'ada@school.example',
  subject: 'Swimming Hours',
  message: 'Two lines,\nto begin with.',
};
const EMPTY = { name: '', email: '', subject: '', message: '' };

const send = jest.mocked(sendMessage);
const { sendMessage: wait } = jest.requireActual<typeof sender>('../../src/contact/sendMessage');
let user: UserEvent;
let show: (ui: ReactElement) => void;

beforeEach(() => {
  jest.useFakeTimers();
  user = visitor();
  send.mockImplementation(wait);
  show = render(form(null)).rerender;
});

function form(service: string | null) {
  const { contactPage: copy, site } = siteContent;
  const subjects = [DRAFT.subject, 'Other'];
  const own = { ...copy, form: { ...copy.form, service } };
  return (
    <ContactForm copy={own} email={site.email} subjects={subjects} dismiss="Aye" heading="h2" />
  );
}

const field = (name: keyof typeof LABELS) => screen.getByLabelText<HTMLInputElement>(LABELS[name]);
const formElement = () => document.forms[0];
const button = () => screen.getByRole('button', { name: /^Cast/ });
const alert = () => screen.getByRole('alert');
const toast = () => screen.queryByText('Message aboard!');

/** Writes the draft over what the fields contain. */
async function fillIn() {
  await user.selectOptions(field('subject'), DRAFT.subject);
  for (const name of ['name', 'email', 'message'] as const) {
    // user-event takes no notice of a form's reset().
    await user.clear(field(name));
    await user.paste(DRAFT[name]);
  }
}

async function sendDraft() {
  await fillIn();
  await user.click(button());
}

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
  await sendDraft();
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
  await sendDraft();
  await user.type(field('name'), '{Enter}');
  await pass(SEND_DELAY - 1);
  fireEvent.submit(formElement());
  await pass(1);
  expect(send).toHaveBeenCalledTimes(1);
  const first = screen.getByText('Message aboard!');
  await sendDraft();
  await pass(SEND_DELAY);
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Message aboard!')).not.toBe(first);
});

test('the focus stays in the field where Enter was pressed, or to which the visitor went meanwhile', async () => {
  await fillIn();
  await user.type(field('name'), '{Enter}');
  await pass(SEND_DELAY - 1);
  expect(field('name')).toHaveFocus();
  await user.click(field('email'));
  await pass(1);
  expect(toast()).toBeInTheDocument();
  expect(field('email')).toHaveFocus();
});

test('the focus goes to the button when a toast that had it is dismissed', async () => {
  await sendDraft();
  await pass(SEND_DELAY);
  act(() => screen.getByRole('button', { name: 'Aye' }).focus());
  await user.keyboard('{Enter}');
  expect(toast()).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('a message that cannot be sent is kept in the form, and can be sent again', async () => {
  send.mockRejectedValueOnce(new Error('The service is down.'));
  await sendDraft();
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
  await sendDraft();
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
