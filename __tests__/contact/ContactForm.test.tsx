import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
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

describe('the fields', () => {
  test('are empty, and all required', () => {
    render(contactForm);
    expect(draft()).toEqual(EMPTY);
    for (const name of [
      'What we call you',
      'Where we answer',
      'What it is about',
      'What you want to say',
    ]) {
      expect(field(name)).toBeRequired();
    }
  });

  test('are of the right kind', () => {
    render(contactForm);
    expect(field('Where we answer')).toHaveAttribute('type', 'email');
    expect(field('What you want to say')).toHaveAttribute('rows', '5');
    expect(field('What we call you')).toHaveAttribute('autocomplete', 'name');
    expect(field('Where we answer')).toHaveAttribute('autocomplete', 'email');
  });

  test('offer the subjects below a placeholder that cannot be chosen', () => {
    render(contactForm);
    const options = within(field('What it is about')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ text, disabled }) => ({ text, disabled }))).toEqual([
      { text: 'Choose a course', disabled: true },
      ...SUBJECTS.map((text) => ({ text, disabled: false })),
    ]);
    expect(field('What it is about')).toHaveDisplayValue('Choose a course');
  });
});

describe("the browser's own validation", () => {
  test.each(['name', 'email', 'subject', 'message'])('asks for the %s', async (missing) => {
    render(contactForm);
    await fillIn({ ...DRAFT, [missing]: undefined });
    await user.click(button());
    expect(send).not.toHaveBeenCalled();
    expect(button()).toHaveAccessibleName(/^Cast off/);
  });

  test.each(['ada', 'ada@', '@school.example', 'ada school@example'])(
    'refuses "%s" as an e-mail address',
    async (email) => {
      render(contactForm);
      await fillIn({ ...DRAFT, email });
      await user.click(button());
      expect(field('Where we answer')).toBeInvalid();
      expect(send).not.toHaveBeenCalled();
    },
  );
});

describe('sending', () => {
  test('takes 1500 ms, with the button disabled', async () => {
    await sendDraft();
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleName('Casting off...');

    await pass(SEND_DELAY - 1);
    expect(button()).toBeDisabled();
    expect(toast()).not.toBeInTheDocument();
    expect(draft()).toEqual(DRAFT);

    await pass(1);
    expect(button()).toBeEnabled();
    expect(button()).toHaveAccessibleName(/^Cast off/);
    expect(toast()).toBeInTheDocument();
  });

  test('shows a spinner', async () => {
    await sendDraft();
    expect(button().querySelector('svg.spinner')).toBeInTheDocument();
    await pass(SEND_DELAY);
    expect(button().querySelector('svg.spinner')).not.toBeInTheDocument();
  });

  test('hands over what the visitor wrote', async () => {
    await sendDraft();
    expect(send.mock.calls).toEqual([[DRAFT, expect.any(AbortSignal)]]);
  });

  test('ends with a toast in the live region that was there before, and empty fields', async () => {
    render(contactForm);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await fillIn(DRAFT);
    await user.click(button());
    await pass(SEND_DELAY);
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

  test('calls no server', async () => {
    const fetch = jest.fn();
    const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
    const beacon = jest.fn();
    Object.assign(window, { fetch });
    Object.assign(navigator, { sendBeacon: beacon });
    await sendDraft();
    await pass(SEND_DELAY);
    expect(toast()).toBeInTheDocument();
    expect(fetch).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
    expect(beacon).not.toHaveBeenCalled();
  });
});

describe('leaving the page while sending', () => {
  test('throws nothing, toasts nowhere and leaves no timer', async () => {
    const { unmount } = await sendDraft();
    await pass(SEND_DELAY - 1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    await pass(10_000);
    expect(toast()).not.toBeInTheDocument();
  });

  test('and coming back shows a form that can be used', async () => {
    const { unmount } = await sendDraft();
    unmount();
    render(contactForm);
    await pass(SEND_DELAY);
    expect(toast()).not.toBeInTheDocument();
    expect(button()).toBeEnabled();
  });
});

describe('the focus', () => {
  test('pressing the button stays in the form while it is disabled, then returns to it', async () => {
    await sendDraft();
    expect(screen.getByRole('heading', { name: 'Leave a message' })).toHaveFocus();
    await pass(SEND_DELAY - 1);
    expect(document.body).not.toHaveFocus();
    await pass(1);
    expect(button()).toHaveFocus();
  });

  test('in a field stays there when Enter sends', async () => {
    render(contactForm);
    await fillIn(DRAFT);
    await user.type(field('What we call you'), '{Enter}');
    expect(button()).toHaveAccessibleName('Casting off...');
    await pass(SEND_DELAY);
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

describe('a sender that fails', () => {
  beforeEach(() => {
    send.mockRejectedValueOnce(new Error('The service is down.'));
  });

  test('is spoken of, and the draft is kept', async () => {
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
    expect(button()).toBeEnabled();
    expect(button()).toHaveFocus();
    expect(toast()).not.toBeInTheDocument();
  });

  test('can be tried again', async () => {
    await sendDraft();
    await pass(0);
    await user.click(button());
    expect(alert()).toBeEmptyDOMElement();
    await pass(SEND_DELAY);
    expect(toast()).toBeInTheDocument();
    expect(draft()).toEqual(EMPTY);
  });

  test('after the visitor has left says nothing', async () => {
    send.mockReset().mockImplementation(async () => {
      await new Promise((wait) => setTimeout(wait, SEND_DELAY));
      throw new Error('The service is down.');
    });
    const { unmount } = await sendDraft();
    unmount();
    await pass(SEND_DELAY);
    expect(document.body).toHaveTextContent(/^$/);
  });
});

test('without scripts the button says so and cannot be pressed', () => {
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(contactForm) }} />);
  const unscripted = screen.getByRole('button');
  expect(unscripted).toBeDisabled();
  expect(unscripted).toHaveTextContent('This button needs JavaScript');
});
