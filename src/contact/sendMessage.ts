import { SIMULATED_SEND_DELAY } from '../constants';

/** What a visitor writes in the contact form (specification, section 3). */
export interface ContactDraft {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/**
 * Sends a message. This one only waits: no data leaves the browser (specification, section 7). To
 * connect a service, replace the body by its call; the form needs no change.
 * @param signal aborts when the visitor leaves before the message is sent
 * @throws DOMException `AbortError` when aborted; a real sender also throws when it fails
 */
export function sendMessage(_draft: ContactDraft, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, SIMULATED_SEND_DELAY);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
