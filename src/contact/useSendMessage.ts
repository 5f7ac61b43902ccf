import { useEffect, useRef, useState } from 'react';
import { sendMessage, type ContactDraft } from './sendMessage';

/** The state of sending, and the function that sends. */
export interface Sending {
  state: 'idle' | 'sending' | 'failed';
  /** Sends the form's values, then resets the form; does nothing while a message is being sent. */
  send: (form: HTMLFormElement) => Promise<void>;
}

/**
 * Sends the contact form's messages (specification, section 4). Unmounting aborts it.
 * @param onSent called after each message that was sent
 */
export function useSendMessage(onSent: () => void): Sending {
  const [state, setState] = useState<Sending['state']>('idle');
  const sending = useRef<AbortController>(null);

  useEffect(() => () => sending.current?.abort(), []);

  async function send(form: HTMLFormElement) {
    if (sending.current) return;
    const controller = new AbortController();
    sending.current = controller;
    setState('sending');
    try {
      const draft = Object.fromEntries(new FormData(form)) as unknown as ContactDraft;
      await sendMessage(draft, controller.signal);
      form.reset();
      setState('idle');
      onSent();
    } catch {
      if (!controller.signal.aborted) setState('failed');
    } finally {
      sending.current = null;
    }
  }

  return { state, send };
}
