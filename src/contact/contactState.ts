import { useSyncExternalStore } from 'react';
import type { ServiceDoll } from '../dolls/IconDoll';
import { createStore } from '../ui/store';
import { type Draft, draftOf, EMPTY_DRAFT, type FieldName, keepDraft, readDraft } from './draft';
import { sendMessage } from './sendMessage';

/** Id of the contact form. A page has one at most. */
export const CONTACT_FORM_ID = 'contact-form';

/** The state of the contact section (docs/specification.md, section 4). It outlives the page: so does a message. */
interface ContactState {
  draft: Draft;
  /** Whether the visitor has chosen the subject since scripts run, or by the link that has led to this document. */
  isChosen: boolean;
  phase: 'idle' | 'sending' | 'failed' | 'sent';
  /** What the toast says became of the latest message, while it is shown. */
  toast: 'sent' | 'failed' | null;
  /** The doll that the latest message has put into the place of the row, until the document is left. */
  doll: ServiceDoll | null;
}

/** The state that the server renders. */
const INITIAL: ContactState = {
  draft: EMPTY_DRAFT,
  isChosen: false,
  phase: 'idle',
  toast: null,
  doll: null,
};

/** Whether a link to the form has led to this document, such as that of a service on another page. */
const isLinked = () => typeof window !== 'undefined' && window.location.hash === '#contact';

const state = createStore<ContactState>({ ...INITIAL, draft: readDraft(), isChosen: isLinked() });

function change(part: Partial<ContactState>) {
  state.set({ ...state.get(), ...part });
  if (part.draft) keepDraft(part.draft);
}

/** Returns a part of the state, which must be the same as long as the state is. */
export function useContact<Part>(partOf: (state: ContactState) => Part): Part {
  return useSyncExternalStore(
    state.subscribe,
    () => partOf(state.get()),
    () => partOf(INITIAL),
  );
}

/** Writes a text into a field of the form on this page, or on the next page of this tab that has one. */
export function writeDraft(name: FieldName, text: string): void {
  const { draft, isChosen, phase } = state.get();
  change({
    draft: { ...draft, [name]: text },
    isChosen: isChosen || name === 'subject',
    phase: phase === 'sent' ? 'idle' : phase,
  });
}

/**
 * Takes over what is in a form that React does not govern yet: what the visitor or the browser has filled in since the
 * page arrived. An empty field takes nothing from the draft.
 */
export function takeOver(form: HTMLFormElement): void {
  const { draft } = state.get();
  const fieldOf = (name: FieldName) => form.elements.namedItem(name) as HTMLInputElement;
  change({ draft: draftOf((name) => fieldOf(name).value || draft[name]) });
}

/**
 * Takes over what is in the form before hydration, which renders it anew on a page that the browser has translated.
 */
export function keepEarlyInput(): void {
  const form = document.querySelector<HTMLFormElement>(`#${CONTACT_FORM_ID}`);
  if (form) takeOver(form);
}

export const closeToast = (): void => change({ toast: null });

/**
 * Sends a message. When it is sent, empties the fields, except for what was written meanwhile, and shows the toast, on
 * whatever page the visitor is by then. A message that failed stays in the fields.
 * @param message the fields of the form
 * @param service the address of the form service; `null` simulates sending
 * @param doll who takes the place of the row
 * @param isFormInSight whether the form itself can tell that the message failed; otherwise the toast does
 */
export async function send(
  message: FormData,
  service: string | null,
  doll: ServiceDoll,
  isFormInSight: () => boolean,
): Promise<void> {
  const { draft: sent, phase } = state.get();
  if (phase === 'sending') return;
  change({ phase: 'sending', toast: null });
  try {
    await sendMessage(message, service);
  } catch {
    change({ phase: 'failed', toast: isFormInSight() ? null : 'failed' });
    return;
  }
  const { draft } = state.get();
  const rest = draftOf((name) => (draft[name] === sent[name] ? '' : draft[name]));
  change({ draft: rest, phase: 'sent', toast: 'sent', doll });
}
