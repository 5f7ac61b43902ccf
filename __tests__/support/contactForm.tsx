import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ContactForm } from '../../src/contact/ContactForm';
import { closeToast, writeDraft } from '../../src/contact/contactState';
import type * as sender from '../../src/contact/sendMessage';
import { sendMessage } from '../../src/contact/sendMessage';
import { Toast } from '../../src/contact/Toast';
import { siteContent } from './content';

jest.mock('../../src/contact/sendMessage', () => ({
  ...jest.requireActual<typeof sender>('../../src/contact/sendMessage'),
  sendMessage: jest.fn(),
}));

/** `sendMessage` itself. */
export const { sendMessage: wait } = jest.requireActual<typeof sender>(
  '../../src/contact/sendMessage',
);

/** The time that sending takes without a service, ms (docs/specification.md, section 9). */
export const SEND_DELAY = 1500;

/** `sendMessage`, which can be made to fail. */
export const send = jest.mocked(sendMessage);

/** A message as a visitor may write it; `EMPTY` has the fields before and after. */
export const DRAFT = {
  name: 'Ada Byron',
  email: 'ada@school.example',
  subject: 'Swimming Hours',
  message: 'Two lines,\nto begin with.',
};
export const EMPTY = { name: '', email: '', subject: '', message: '' };

/** Renders the form without a service, with a stopped clock and without a draft. */
export function openForm() {
  jest.useFakeTimers();
  send.mockImplementation(wait);
  closeToast();
  for (const name of ['name', 'email', 'subject', 'message'] as const) writeDraft(name, '');
  const { rerender: show, unmount: leave } = render(form(null));
  // Only the test moves the clock.
  return { user: userEvent.setup({ delay: null }), show, leave };
}

/** A page with the contact form and the address of its service, or `null` for none. */
export function form(service: string | null) {
  const { contactPage, services, site } = siteContent;
  const own = { ...contactPage, form: { ...contactPage.form, service } };
  return (
    <>
      <ContactForm content={own} email={site.email} services={services} isWholePage />
      {pageWithoutForm()}
    </>
  );
}

/** Any other page, which tells what became of a message. */
export const pageWithoutForm = () => <Toast content={siteContent} />;

export const field = (name: keyof typeof DRAFT) =>
  screen.getByLabelText<HTMLInputElement>(siteContent.contactPage.form[name]);
export const formElement = () => document.forms[0];
export const button = () => screen.getByRole('button', { name: /^Cast/ });
export const alert = () => screen.getByRole('alert');
export const toast = () => screen.queryByText('Somebody answers before the next high water.');

/** Replaces the fields' text with the draft. */
export async function fillIn(user: UserEvent) {
  await user.selectOptions(field('subject'), DRAFT.subject);
  for (const name of ['name', 'email', 'message'] as const) {
    await user.clear(field(name));
    await user.paste(DRAFT[name]);
  }
}

/** Fills in the draft and presses the button. */
export async function sendDraft(user: UserEvent) {
  await fillIn(user);
  await user.click(button());
}
