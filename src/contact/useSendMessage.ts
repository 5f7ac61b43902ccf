import { useEffect, useRef, useState } from 'react';
import { useLazyModule } from '../hooks/useLazyModule';
import { takePlace } from '../pegs/takenPlace';
import type { ContactDraft, SendError, SendFailure } from './sendMessage';

/** The state of sending, and the function that sends. */
export interface Sending {
  state: 'idle' | 'sending' | 'failed' | SendFailure;
  /** Sends the form's values, then clears them; does nothing while a message is being sent. */
  send: (form: HTMLFormElement) => Promise<void>;
}

const load = async () => ({ default: (await import('./sendMessage')).sendMessage });

/**
 * Sends the contact form's messages (specification, section 4). Unmounting aborts it. What sends them is loaded
 * lazily, at the visitor's first interaction with the page.
 * @param service address of the service that takes them; `null` simulates sending
 * @param onSent called after each message that was sent
 */
export function useSendMessage(service: string | null, onSent: () => void): Sending {
  const [state, setState] = useState<Sending['state']>('idle');
  const sending = useRef<AbortController>(null);
  const loaded = useLazyModule(load, false);

  useEffect(() => () => sending.current?.abort(), []);

  async function send(form: HTMLFormElement) {
    if (sending.current) return;
    const controller = new AbortController();
    sending.current = controller;
    setState('sending');
    try {
      const draft = Object.fromEntries(new FormData(form)) as ContactDraft;
      const sendMessage = loaded ?? (await load()).default;
      await sendMessage(draft, service, controller.signal);
      clearSent(form, draft);
      setState('idle');
      takePlace(draft.name);
      onSent();
    } catch (error) {
      if (controller.signal.aborted) return;
      setState((error as Partial<SendError>).failure ?? 'failed');
    } finally {
      sending.current = null;
    }
  }

  return { state, send };
}

/** Resets a form, except for the fields that the visitor has changed since they were sent. */
function clearSent(form: HTMLFormElement, draft: ContactDraft) {
  const added = Object.entries(draft).flatMap(([name, value]) => {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    return field && field.value !== value ? [{ field, value: field.value }] : [];
  });
  form.reset();
  for (const { field, value } of added) {
    field.value = value;
    // Setting `value` fires no event; `useSubject` listens for this one.
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
