import { CONTACT_FORM_ID } from './draftByEmail';
import type { ContactDraft } from './sendMessage';

/** Key of the draft in session storage, which is separate for each tab. */
const KEY = 'draft';

/** Event of the window: the draft has changed outside the form. */
const CHANGED = 'draftchanged';

/** The draft of this page load, for browsers that refuse storage. */
let latest: ContactDraft = {};

/** Returns the stored draft; other programs can write any text into the storage. */
function read(): ContactDraft {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')) as ContactDraft;
  } catch {
    return latest;
  }
}

function write(draft: ContactDraft) {
  latest = draft;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // `latest` keeps the draft.
  }
}

/** Returns the values of the contact form's fields. */
export function draftOf(form: HTMLFormElement): ContactDraft {
  const isText = (field: [string, unknown]): field is [string, string] =>
    typeof field[1] === 'string';
  return Object.fromEntries([...new FormData(form)].filter(isText));
}

function replace(draft: ContactDraft) {
  write(draft);
  window.dispatchEvent(new Event(CHANGED));
}

/** Forgets a draft that has been sent. What the visitor chose in the meantime stays. */
export function forgetDraft(sent: ContactDraft): void {
  replace(Object.fromEntries(Object.entries(read()).filter(([name, text]) => text !== sent[name])));
}

/**
 * Keeps what the visitor has typed before scripts ran. Call it before hydration, which renders the form anew on a page
 * that the browser has translated.
 */
export function keepEarlyDraft(): void {
  const form = document.forms.namedItem(CONTACT_FORM_ID);
  const typed = form ? Object.entries(draftOf(form)).filter(([, text]) => text) : [];
  if (typed.length > 0) write({ ...read(), ...Object.fromEntries(typed) });
}

/** Chooses a subject for the contact form on this page, or on the next page of this tab that has one. */
export function chooseSubject(subject: string): void {
  replace({ ...read(), subject });
}

/**
 * Stores what the visitor writes in the contact form, for this tab, and fills it into the next form, so that
 * the visitor can look something up on another page. Leaves fields that already contain text, such as text
 * typed before hydration. A ref callback.
 * @returns a function that removes the listeners, for React to call
 */
export function keepDraft(form: HTMLFormElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // Keeps the subject too, whose list is disabled while a message is being sent.
  const save = () => write({ ...read(), ...draftOf(form) });

  function fill(field: HTMLInputElement, value: string) {
    field.value = value;
    // A list that no longer has that choice would show nothing, not even its placeholder.
    if (!field.value) field.value = '';
    // Setting `value` fires no event; `Contact` listens for this one. A half-written field gets none, or
    // `reflectValidity` would report it before the visitor has left it.
    if (field.validity.valid) field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** Fills in the draft; `isFree` tells which fields it may replace. */
  function fillIn(isFree: (field: HTMLInputElement) => boolean) {
    for (const [name, value] of Object.entries(read())) {
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      // The field for robots is not required and stays empty.
      if (field?.required && isFree(field)) fill(field, value);
    }
  }

  fillIn(({ value }) => !value);
  save();
  form.addEventListener('input', save, { signal });
  form.addEventListener('change', save, { signal });
  window.addEventListener(CHANGED, () => fillIn(() => true), { signal });
  return () => listening.abort();
}
