import { useEffect, useRef, useState } from 'react';
import { sendMessage, type ContactDraft } from './sendMessage';

/** What becomes of a message, and the way to send one. */
export interface Sending {
  state: 'idle' | 'sending' | 'failed';
  /** Sends what stands in the form and clears it; does nothing while a message is on its way. */
  send: (form: HTMLFormElement) => Promise<void>;
}

/**
 * Sends the contact form's messages (specification, section 4). Leaving the page ends it.
 * @param onSent called when a message has been sent
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
