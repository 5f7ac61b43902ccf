import { useEffect, useRef, useState } from 'react';
import { SendError, sendMessage, type ContactDraft, type SendFailure } from './sendMessage';

/** The state of sending, and the function that sends. */
export interface Sending {
  state: 'idle' | 'sending' | 'failed' | SendFailure;
  /** Sends the form's values, then resets the form; does nothing while a message is being sent. */
  send: (form: HTMLFormElement) => Promise<void>;
}

/**
 * Sends the contact form's messages (specification, section 4). Unmounting aborts it.
 * @param service address of the service that takes them; `null` simulates sending
 * @param onSent called after each message that was sent
 */
export function useSendMessage(service: string | null, onSent: () => void): Sending {
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
      await sendMessage(draft, service, controller.signal);
      form.reset();
      setState('idle');
      onSent();
    } catch (error) {
      if (controller.signal.aborted) return;
      setState(error instanceof SendError ? error.failure : 'failed');
    } finally {
      sending.current = null;
    }
  }

  return { state, send };
}
