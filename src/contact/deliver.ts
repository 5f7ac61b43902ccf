import { patternOf } from '../pegs/patternOf';
import { takePlace } from '../pegs/takenPlace';
import { CONTACT_FORM_ID } from './draftByEmail';
import { forgetDraft } from './keepDraft';
import { sendMessage, type ContactDraft } from './sendMessage';

/**
 * Sends a message, forgets its draft, clears the form, and puts its sender's doll into the row on the footer. Loaded
 * lazily: all this is needed only then.
 * @param service see `sendMessage`
 * @throws SendError when the service did not confirm the message
 */
export default async function deliver(draft: ContactDraft, service: string | null): Promise<void> {
  await sendMessage(draft, service);
  takePlace(patternOf(draft.name));
  forgetDraft();
  clearSent(draft);
}

/** Resets the form, except for the fields that the visitor has changed since they were sent. */
function clearSent(draft: ContactDraft) {
  const form = document.forms.namedItem(CONTACT_FORM_ID);
  if (!form) return;
  const added = Object.entries(draft).flatMap(([name, value]) => {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    return field && field.value !== value ? [{ field, value: field.value }] : [];
  });
  form.reset();
  for (const { field, value } of added) {
    field.value = value;
    // Setting `value` fires no event; `useSubject` and `keepDraft` listen for this one.
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
