import type { ContactDraft } from './sendMessage';

/** Key of the draft in the session storage, which each tab has of its own. */
const KEY = 'draft';

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
    // `latest` has it.
  }
}

/** Forgets the draft once it has been sent. */
export const forgetDraft = () => write({});

/**
 * Keeps what is written in the contact form, in this tab, and fills it into the next one: the visitor may look
 * something up on another page. What a field contains already, such as what was typed before hydration, stays.
 * A ref callback.
 * @returns removes the listeners, and is called by React
 */
export function keepDraft(form: HTMLFormElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const save = () => write(Object.fromEntries(new FormData(form)) as ContactDraft);

  for (const [name, value] of Object.entries(read())) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    // The field for robots is not required, and stays empty.
    if (!field?.required || field.value) continue;
    field.value = value;
    // A list without that choice any more would show nothing, not even its placeholder.
    if (!field.value) field.value = '';
    // Setting `value` fires no event; `useSubject` listens for this one. For `reflectValidity`, the visitor has
    // not left a half-written field.
    if (field.validity.valid) field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  save();
  form.addEventListener('input', save, { signal });
  form.addEventListener('change', save, { signal });
  return () => listening.abort();
}
