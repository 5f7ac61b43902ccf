import { flushSync } from 'react-dom';
import { createStore } from '../ui/store';
import { useClientValue } from '../ui/useClientValue';
import { CONTACT_FORM_ID, type ContactDraft, draftOf, forgetDraft } from './keepDraft';
import { sendMessage } from './sendMessage';

/** What became of the latest message (docs/specification.md, section 4). */
type Sending = 'idle' | 'sending' | 'sent' | 'failed';

/** It belongs to no page: a message whose visitor goes to another page is still sent. */
const sending = createStore<Sending>('idle');

/** Returns what became of the latest message, on any page with a form. */
export const useSending = () => useClientValue(sending.get, 'idle', sending.subscribe);

/** Lets the words about a sent message go: the visitor writes the next one. */
export function beginNext(): void {
  if (sending.get() === 'sent') sending.set('idle');
}

/**
 * Sends the contact form's message, and then empties the form.
 * @param service address of the form service; `null` simulates sending
 * @returns what was sent; `null` if that failed
 */
export async function send(
  form: HTMLFormElement,
  service: string | null,
): Promise<ContactDraft | null> {
  const draft = draftOf(form);
  const message = new FormData(form);
  sending.set('sending');
  const sent = await sendMessage(message, service).then(
    () => true,
    () => false,
  );
  if (sent) {
    document.forms.namedItem(CONTACT_FORM_ID)?.reset();
    forgetDraft(draft);
  }
  // At once, so that who waits for it finds the form as it then is.
  flushSync(() => sending.set(sent ? 'sent' : 'failed'));
  return sent ? draft : null;
}
