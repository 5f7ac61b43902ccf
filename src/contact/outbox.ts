import { flushSync } from 'react-dom';
import { patternOf } from '../dolls/patternOf';
import { takePlace } from '../dolls/takenPlace';
import { createStore } from '../ui/store';
import { useClientValue } from '../ui/useClientValue';
import { CONTACT_FORM_ID } from './draftByEmail';
import { draftOf, forgetDraft } from './keepDraft';
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
 * Sends the contact form's message, then removes its words from the form, and puts its sender's doll into the row on
 * the footer. Does nothing while a message is being sent.
 * @param service address of the form service; `null` simulates sending
 * @param dolls whether the site has dolls; otherwise no doll comes
 * @param onEnd called with what became of it
 */
export function send(
  form: HTMLFormElement,
  service: string | null,
  dolls: boolean,
  onEnd: (result: 'sent' | 'failed') => void,
): void {
  if (sending.get() === 'sending') return;
  const draft = draftOf(form);
  const end = (result: 'sent' | 'failed') => {
    // At once, so that what it leads to finds the form as it then is.
    flushSync(() => sending.set(result));
    onEnd(result);
  };
  sending.set('sending');
  sendMessage(draft, service).then(
    () => {
      if (dolls) takePlace(patternOf(draft.name));
      document.forms.namedItem(CONTACT_FORM_ID)?.reset();
      forgetDraft(draft);
      end('sent');
    },
    () => end('failed'),
  );
}
