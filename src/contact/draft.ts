import { listen } from '../ui/listen';
import { createStoredText } from '../ui/store';
import { useClientValue } from '../ui/useClientValue';

/** Id of the contact form. A page has one at most. */
export const CONTACT_FORM_ID = 'contact-form';

/** The names of the contact form's fields (docs/specification.md, section 3), without the one for robots. */
const FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** The values of the contact form's fields. */
export type ContactDraft = Record<(typeof FIELDS)[number], string>;

/** What the visitor has written in this tab, as JSON. */
const draft = createStoredText('sessionStorage', 'draft');

function read(): Partial<ContactDraft> {
  try {
    return Object(JSON.parse(draft.get())) as Partial<ContactDraft>;
  } catch {
    return {};
  }
}

function write(values: Partial<ContactDraft>) {
  const text = JSON.stringify(values);
  if (text !== draft.get()) draft.set(text);
}

const fieldOf = (form: HTMLFormElement, name: keyof ContactDraft) =>
  form.elements.namedItem(name) as HTMLInputElement;

/** Returns the values of the contact form's fields. */
export const draftOf = (form: HTMLFormElement) =>
  Object.fromEntries(FIELDS.map((name) => [name, fieldOf(form, name).value])) as ContactDraft;

/** Adds to the draft what is in the form, such as text typed before hydration. */
function addFrom(form: HTMLFormElement) {
  const typed = Object.entries(draftOf(form)).filter(([, text]) => text);
  write({ ...read(), ...Object.fromEntries(typed) });
}

/** Forgets a draft that has been sent. What the visitor chose in the meantime stays. */
export function forgetDraft(sent: ContactDraft): void {
  const kept = FIELDS.filter((name) => read()[name] !== sent[name]);
  write(Object.fromEntries(kept.map((name) => [name, read()[name]])));
}

/**
 * Keeps what the visitor has typed before scripts ran. Call it before hydration, which renders the form anew on a page
 * that the browser has translated.
 */
export function keepEarlyDraft(): void {
  const form = document.forms.namedItem(CONTACT_FORM_ID);
  if (form) addFrom(form);
}

/** Chooses a subject for the contact form on this page, or on the next page of this tab that has one. */
export function chooseSubject(subject: string): void {
  write({ ...read(), subject });
}

/** Returns the subject that the visitor has chosen; `''` before. */
export const useSubject = () => useClientValue(() => read().subject ?? '', '', draft.subscribe);

/**
 * Keeps the contact form and the draft in step: what the visitor writes is kept for this tab, and is in the next form,
 * so that the visitor can look something up on another page. A ref callback.
 * @returns a function that stops this, for React to call
 */
export function keepDraft(form: HTMLFormElement): () => void {
  const save = () => write(draftOf(form));

  function fillIn() {
    const values = read();
    for (const name of FIELDS) {
      const field = fieldOf(form, name);
      const text = values[name] ?? '';
      if (field.value === text) continue;
      field.value = text;
      // A list that no longer has that choice would show nothing, not even its placeholder.
      if (!field.value) field.value = '';
      // Setting `value` fires no event, for which `reflectValidity` waits. A half-written field gets none, or it would
      // be reported before the visitor has left it.
      if (field.validity.valid) field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    save();
  }

  addFrom(form);
  fillIn();
  const ends = [draft.subscribe(fillIn), listen(form, 'input', save), listen(form, 'change', save)];
  return () => ends.forEach((end) => end());
}
