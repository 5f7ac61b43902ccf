import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyModule } from '../hooks/useLazyModule';
import type { ContactDraft, SendError, SendFailure } from './sendMessage';

/** The state of sending, and the function that sends. */
export interface Sending {
  state: 'idle' | 'sending' | 'failed' | SendFailure;
  /** Sends the form's values, then clears them; does nothing while a message is being sent. */
  send: (form: HTMLFormElement) => void;
}

const load = () => import('./deliver');

/** The message that is being sent, if any. It rejects with a `SendError`, and outlives the form that sent it. */
let underway: Promise<void> | undefined;

/**
 * Sends the contact form's messages (specification, section 4). If the visitor goes to another page while a
 * message is being sent, the next form shows its progress. The code that sends is loaded lazily, at the
 * visitor's first interaction with the page.
 * @param service address of the form service; `null` simulates sending
 * @param onSent called after each message that was sent
 */
export function useSendMessage(service: string | null, onSent: () => void): Sending {
  const [state, setState] = useState<Sending['state']>(() => (underway ? 'sending' : 'idle'));
  const loaded = useLazyModule(load, false);

  function follow(message: Promise<void>) {
    message.then(
      () => {
        setState('idle');
        onSent();
      },
      (error: unknown) => setState((error as Partial<SendError>).failure ?? 'failed'),
    );
  }

  const resume = useEffectEvent(() => {
    if (underway) follow(underway);
  });
  useEffect(() => resume(), []);

  async function start(draft: ContactDraft) {
    try {
      const deliver = loaded ?? (await load()).default;
      await deliver(draft, service);
    } finally {
      underway = undefined;
    }
  }

  function send(form: HTMLFormElement) {
    if (underway) return;
    underway = start(Object.fromEntries(new FormData(form)) as ContactDraft);
    setState('sending');
    follow(underway);
  }

  return { state, send };
}
