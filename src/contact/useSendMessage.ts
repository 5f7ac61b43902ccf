import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { patternOf } from '../dolls/patternOf';
import { takePlace } from '../dolls/takenPlace';
import { CONTACT_FORM_ID } from './draftByEmail';
import { forgetDraft } from './keepDraft';
import { sendMessage, type ContactDraft } from './sendMessage';

/** The state of sending, and the function that sends. */
export interface Sending {
  state: 'idle' | 'sending' | 'failed';
  /** Sends the form's values, then clears them; does nothing while a message is being sent. */
  send: (form: HTMLFormElement) => void;
}

/** The message that is being sent, if any. It outlives the form that sent it. */
let underway: Promise<void> | undefined;

/**
 * Sends the contact form's messages (specification, section 4). If the visitor goes to another page while a
 * message is being sent, the next form shows its progress.
 * @param service address of the form service; `null` simulates sending
 * @param onSent called after each message that was sent
 */
export function useSendMessage(service: string | null, onSent: () => void): Sending {
  const [state, setState] = useState<Sending['state']>(() => (underway ? 'sending' : 'idle'));

  function follow(message: Promise<void>) {
    message.then(
      () => {
        setState('idle');
        onSent();
      },
      () => setState('failed'),
    );
  }

  const resume = useEffectEvent(() => {
    if (underway) follow(underway);
    // It ended between the first render and this effect.
    else startTransition(() => setState('idle'));
  });
  useEffect(() => resume(), []);

  function send(form: HTMLFormElement) {
    if (underway) return;
    underway = deliver(Object.fromEntries(new FormData(form)) as ContactDraft, service);
    setState('sending');
    follow(underway);
  }

  return { state, send };
}

/** Sends a message, forgets its draft, clears the form, and puts its sender's doll into the row on the footer. */
async function deliver(draft: ContactDraft, service: string | null): Promise<void> {
  try {
    await sendMessage(draft, service);
  } finally {
    underway = undefined;
  }
  takePlace(patternOf(draft.name));
  forgetDraft();
  document.forms.namedItem(CONTACT_FORM_ID)?.reset();
}
