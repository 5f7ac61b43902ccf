import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ContactForm } from '../../src/contact/ContactForm';
import type * as sender from '../../src/contact/sendMessage';
import { sendMessage } from '../../src/contact/sendMessage';
import { pass } from '../support/clock';
import { draft, DRAFT, field, fillIn, LABELS } from '../support/contactForm';
import { siteContent } from '../support/content';
import { visitor } from '../support/user';

jest.mock('../../src/contact/sendMessage');

const SEND_DELAY = 1500;
const EMPTY = { name: '', email: '', subject: '', message: '' };
const SUBJECTS = ['Knot School', 'Swimming Hours', 'Other'];

const send = jest.mocked(sendMessage);
const { sendMessage: wait } = jest.requireActual<typeof sender>('../../src/contact/sendMessage');
let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  user = visitor();
  send.mockReset().mockImplementation(wait);
});

afterEach(() => {
  jest.useRealTimers();
});

const contactForm = <ContactForm copy={siteContent.contactPage} subjects={SUBJECTS} heading="h2" />;

const button = () => screen.getByRole('button', { name: /^Cast/ });
const alert = () => screen.getByRole('alert');
const toast = () => screen.queryByText('Message aboard!');

/** Shows the form, fills it in and presses the button. */
async function sendDraft() {
  const page = render(contactForm);
  await fillIn(user);
  await user.click(button());
  return page;
}

test('the fields are empty, required, of the right kind, and offer the subjects', () => {
  render(contactForm);
  expect(draft()).toEqual(EMPTY);
  for (const [name, attribute, value] of [
    [LABELS.name, 'autocomplete', 'name'],
    [LABELS.email, 'autocomplete', 'email'],
    [LABELS.email, 'type', 'email'],
    [LABELS.subject, 'name', 'subject'],
    [LABELS.message, 'rows', '5'],
  ]) {
    expect(field(name)).toBeRequired();
    expect(field(name)).toHaveAttribute(attribute, value);
  }
  const options = within(field(LABELS.subject)).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ text }) => text)).toEqual(['Choose a course', ...SUBJECTS]);
  expect(options.map(({ disabled }) => disabled)).toEqual([true, ...SUBJECTS.map(() => false)]);
  expect(field(LABELS.subject)).toHaveDisplayValue('Choose a course');
});

describe('sending', () => {
  test('takes 1500 ms with the button disabled, then toasts in the region that was there and clears the fields', async () => {
    render(contactForm);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await fillIn(user);
    await user.click(button());
    expect(send.mock.calls).toEqual([[DRAFT, expect.any(AbortSignal)]]);
    expect(button()).toHaveAccessibleName('Casting off...');
    expect(button().querySelector('svg.spinner')).toBeInTheDocument();

    await pass(SEND_DELAY - 1);
    expect(button()).toBeDisabled();
    expect(toast()).not.toBeInTheDocument();
    expect(draft()).toEqual(DRAFT);

    await pass(1);
    expect(button()).toBeEnabled();
    expect(button()).toHaveAccessibleName(/^Cast off/);
    expect(screen.getByRole('status')).toBe(status);
    expect(within(status).getByText('Message aboard!')).toBeVisible();
    expect(within(status).getByText('Somebody answers before the next high water.')).toBeVisible();
    expect(draft()).toEqual(EMPTY);
    expect(field(LABELS.subject)).toHaveDisplayValue('Choose a course');
    expect(alert()).toBeEmptyDOMElement();
  });

  test('twice at once sends once; afterwards it can be done again, with a toast of its own', async () => {
    await sendDraft();
    await user.type(field(LABELS.name), '{Enter}');
    await pass(SEND_DELAY - 1);
    fireEvent.submit(button().closest('form') as HTMLFormElement);
    await pass(1);
    expect(send).toHaveBeenCalledTimes(1);
    const first = screen.getByText('Message aboard!');
    await fillIn(user);
    await user.click(button());
    await pass(SEND_DELAY);
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Message aboard!')).not.toBe(first);
  });
});

describe('the focus', () => {
  test('in a field stays there when Enter sends, or when it went there meanwhile', async () => {
    render(contactForm);
    await fillIn(user);
    await user.type(field(LABELS.name), '{Enter}');
    await pass(SEND_DELAY - 1);
    expect(field(LABELS.name)).toHaveFocus();
    await user.click(field(LABELS.email));
    await pass(1);
    expect(toast()).toBeInTheDocument();
    expect(field(LABELS.email)).toHaveFocus();
  });

  test('on the toast does not fall to the body when it is dismissed', async () => {
    await sendDraft();
    await pass(SEND_DELAY);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await user.keyboard('{Enter}');
    expect(toast()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });
});

test('a sender that fails is spoken of, the draft is kept, and it can be tried again', async () => {
  send.mockRejectedValueOnce(new Error('The service is down.'));
  render(contactForm);
  const region = alert();
  expect(region).toBeEmptyDOMElement();
  await fillIn(user);
  await user.click(button());
  await pass(0);
  expect(region).toHaveTextContent(
    'The message came back with the tide. Try once more, or write by e-mail.',
  );
  expect(draft()).toEqual(DRAFT);
  expect(button()).toHaveFocus();
  expect(toast()).not.toBeInTheDocument();

  await user.click(button());
  expect(alert()).toBeEmptyDOMElement();
  await pass(SEND_DELAY);
  expect(toast()).toBeInTheDocument();
  expect(draft()).toEqual(EMPTY);
});
