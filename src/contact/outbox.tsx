import { flushSync } from 'react-dom';
import { patternOf } from '../dolls/pattern';
import { takePlace } from '../dolls/takenPlace';
import { showNotice } from '../ui/Notice';
import { createStore } from '../ui/store';
import { useClientValue } from '../ui/useClientValue';
import { CONTACT_FORM_ID, draftOf, forgetDraft } from './draft';
import { sendMessage } from './sendMessage';
import type { ToastWords } from './Toast';

/** What became of the latest message (docs/specification.md, section 4). */
type Sending = 'idle' | 'sending' | 'sent' | 'failed';

/** Outlives the page: a message is still sent when its visitor goes to another one. */
const sending = createStore<Sending>('idle');

/** Returns what became of the latest message, on any page with a form. */
export const useSending = () => useClientValue(sending.get, 'idle', sending.subscribe);

/** Clears the note about a sent message when the visitor begins the next one. */
export function beginNext(): void {
  if (sending.get() === 'sent') sending.set('idle');
}

const closeToast = () => showNotice(null);

/**
 * Sends the contact form's message, and then empties the form. Tells what becomes of it on whatever page the visitor is
 * by then, in a toast, which loads meanwhile. A form in sight tells of its failure itself, at its end.
 * @param words the labels have the address of the form service; `null` simulates sending
 * @param dolls whether the site has dolls: then that of who sent the message goes into the row on the footer
 */
export async function send(
  form: HTMLFormElement,
  words: ToastWords,
  dolls: boolean,
): Promise<void> {
  const draft = draftOf(form);
  const message = new FormData(form);
  closeToast();
  sending.set('sending');
  // If it cannot be loaded, the form's own words must do.
  const loading = import('./Toast').catch(() => null);
  const sent = await sendMessage(message, words.labels.form.service).then(
    () => true,
    () => false,
  );
  const shown = document.forms.namedItem(CONTACT_FORM_ID);
  if (sent) {
    shown?.reset();
    forgetDraft(draft);
    if (dolls) takePlace(patternOf(draft.name));
  }
  // At once, so that the form has the words about its failure.
  flushSync(() => sending.set(sent ? 'sent' : 'failed'));
  const box = shown?.getBoundingClientRect();
  if (!sent && box && box.bottom >= 0 && box.top <= window.innerHeight) {
    shown?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    return;
  }
  const Toast = (await loading)?.Toast;
  if (Toast) showNotice(<Toast {...words} sent={sent} onClose={closeToast} />);
}
