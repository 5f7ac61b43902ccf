import type { ContactDraft } from './sendMessage';

/** Key of the draft in session storage, which is separate for each tab. */
const KEY = 'draft';

/** Event of the window: a link has chosen a subject. */
const CHOSEN = 'subjectchosen';

/** The draft of this page load, for browsers that refuse storage. */
let latest: ContactDraft = {};

function read(): ContactDraft {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as ContactDraft;
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

/** Forgets the draft once it has been sent. */
export const forgetDraft = () => write({});

/** Chooses a subject for the contact form on this page, or on the next page of this tab that has one. */
export function chooseSubject(subject: string): void {
  write({ ...read(), subject });
  window.dispatchEvent(new Event(CHOSEN));
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
  const save = () => write(draftOf(form));

  function fill(name: string, value: string) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    field.value = value;
    // A list that no longer has that choice would show nothing, not even its placeholder.
    if (!field.value) field.value = '';
    // Setting `value` fires no event; `Contact` listens for this one. A half-written field gets none, or
    // `reflectValidity` would report it before the visitor has left it.
    if (field.validity.valid) field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  for (const [name, value] of Object.entries(read())) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    // The field for robots is not required and stays empty.
    if (field?.required && !field.value) fill(name, value);
  }
  save();
  form.addEventListener('input', save, { signal });
  form.addEventListener('change', save, { signal });
  window.addEventListener(CHOSEN, () => fill('subject', read().subject), { signal });
  return () => listening.abort();
}
