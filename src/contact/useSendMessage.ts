import { useState } from 'react';
import { patternOf } from '../dolls/patternOf';
import { takePlace } from '../dolls/takenPlace';
import { CONTACT_FORM_ID } from './draftByEmail';
import { draftOf, forgetDraft } from './keepDraft';
import { sendMessage, type ContactDraft } from './sendMessage';

/** The state of sending, and the function that sends. */
export interface Sending {
  state: 'idle' | 'sending' | 'failed';
  /** Sends the form's values, then clears them; does nothing while a message is being sent. */
  send: (form: HTMLFormElement) => void;
}

/**
 * Sends the contact form's messages (docs/specification.md, section 4). A message whose visitor goes to another
 * page is still sent.
 * @param service address of the form service; `null` simulates sending
 * @param onSent called after each message that was sent
 */
export function useSendMessage(service: string | null, onSent: () => void): Sending {
  const [state, setState] = useState<Sending['state']>('idle');

  function send(form: HTMLFormElement) {
    if (state === 'sending') return;
    setState('sending');
    deliver(draftOf(form), service).then(
      () => {
        setState('idle');
        onSent();
      },
      () => setState('failed'),
    );
  }

  return { state, send };
}

/** Sends a message, forgets its draft, clears the form, and puts its sender's doll into the row on the footer. */
async function deliver(draft: ContactDraft, service: string | null): Promise<void> {
  await sendMessage(draft, service);
  takePlace(patternOf(draft.name));
  forgetDraft();
  document.forms.namedItem(CONTACT_FORM_ID)?.reset();
}
