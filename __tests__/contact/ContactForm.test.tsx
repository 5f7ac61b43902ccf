import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ContactForm } from '../../src/contact/ContactForm';
import type * as sender from '../../src/contact/sendMessage';
import { sendMessage } from '../../src/contact/sendMessage';
import { pass } from '../support/clock';
import { siteContent } from '../support/content';
import { visitor } from '../support/user';

jest.mock('../../src/contact/sendMessage');

const SEND_DELAY = 1500;
const DRAFT = {
  name: 'Ada Byron',
  email: 'ada@school.example',
  subject: 'Swimming Hours',
  message: 'Two lines,\nto begin with.',
};
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

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole('button', { name: /^Cast/ });
const alert = () => screen.getByRole('alert');
const toast = () => screen.queryByText('Message aboard!');

function draft() {
  return {
    name: field('What we call you').value,
    email: field('Where we answer').value,
    subject: field('What it is about').value,
    message: field('What you want to say').value,
  };
}

async function fillIn({ name, email, subject, message }: Partial<typeof DRAFT>) {
  await enter('What we call you', name);
  await enter('Where we answer', email);
  if (subject) await user.selectOptions(field('What it is about'), subject);
  await enter('What you want to say', message);
}

async function enter(name: string, text?: string) {
  if (!text) return;
  // user-event takes no notice of a form's reset().
  await user.clear(field(name));
  await user.paste(text);
}

/** Shows the form, fills it in and presses the button. */
async function sendDraft() {
  const page = render(contactForm);
  await fillIn(DRAFT);
  await user.click(button());
  return page;
}

test('the fields are empty, required, of the right kind, and offer the subjects', () => {
  render(contactForm);
  expect(draft()).toEqual(EMPTY);
  for (const [name, attribute, value] of [
    ['What we call you', 'autocomplete', 'name'],
    ['Where we answer', 'autocomplete', 'email'],
    ['Where we answer', 'type', 'email'],
    ['What it is about', 'name', 'subject'],
    ['What you want to say', 'rows', '5'],
  ]) {
    expect(field(name)).toBeRequired();
    expect(field(name)).toHaveAttribute(attribute, value);
  }
  const options = within(field('What it is about')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ text, disabled }) => ({ text, disabled }))).toEqual([
    { text: 'Choose a course', disabled: true },
    ...SUBJECTS.map((text) => ({ text, disabled: false })),
  ]);
  expect(field('What it is about')).toHaveDisplayValue('Choose a course');
});

describe('sending', () => {
  test('takes 1500 ms with the button disabled, then toasts in the region that was there and clears the fields', async () => {
    render(contactForm);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await fillIn(DRAFT);
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
    expect(button().querySelector('svg.spinner')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBe(status);
    expect(within(status).getByText('Message aboard!')).toBeVisible();
    expect(within(status).getByText('Somebody answers before the next high water.')).toBeVisible();
    expect(draft()).toEqual(EMPTY);
    expect(field('What it is about')).toHaveDisplayValue('Choose a course');
    expect(alert()).toBeEmptyDOMElement();
  });

  test('twice at once sends once', async () => {
    await sendDraft();
    const form = button().closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    await user.type(field('What we call you'), '{Enter}');
    await pass(SEND_DELAY - 1);
    fireEvent.submit(form);
    await pass(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getAllByText('Message aboard!')).toHaveLength(1);
  });

  test('can be done again, with a toast of its own', async () => {
    await sendDraft();
    await pass(SEND_DELAY);
    const first = toast();
    await fillIn(DRAFT);
    await user.click(button());
    await pass(SEND_DELAY);
    expect(send).toHaveBeenCalledTimes(2);
    expect(toast()).toBeInTheDocument();
    expect(toast()).not.toBe(first);
  });

  test('ends when the visitor leaves: no toast, no timer, and a form that can be used on return', async () => {
    const { unmount } = await sendDraft();
    await pass(SEND_DELAY - 1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    render(contactForm);
    await pass(SEND_DELAY);
    expect(toast()).not.toBeInTheDocument();
    expect(button()).toBeEnabled();
  });
});

describe('the focus', () => {
  test('in a field stays there when Enter sends', async () => {
    render(contactForm);
    await fillIn(DRAFT);
    await user.type(field('What we call you'), '{Enter}');
    await pass(SEND_DELAY);
    expect(toast()).toBeInTheDocument();
    expect(field('What we call you')).toHaveFocus();
  });

  test('that went on meanwhile is not called back', async () => {
    await sendDraft();
    await user.click(field('Where we answer'));
    await pass(SEND_DELAY);
    expect(field('Where we answer')).toHaveFocus();
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
  await fillIn(DRAFT);
  await user.click(button());
  await pass(0);
  expect(alert()).toBe(region);
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
