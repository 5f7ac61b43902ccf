import { SIMULATED_SEND_DELAY } from '../constants';

/** The values of the contact form (specification, section 3). */
export interface ContactDraft {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/**
 * Simulates sending a message: waits, and no data leaves the browser (specification, section 7). To
 * connect a service, replace the body by a call to it; the form needs no change.
 * @param signal aborted when the visitor leaves before the message is sent
 * @throws DOMException `AbortError` when aborted; a real service's call also throws when it fails
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
