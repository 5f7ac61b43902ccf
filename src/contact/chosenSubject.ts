/** The subject that a link has chosen and that no form has selected yet. */
let pending: string | undefined;

const EVENT = 'subjectchosen';

/** Chooses a subject for the contact form on this page, or on the next page that has one. */
export function chooseSubject(subject: string): void {
  pending = subject;
  window.dispatchEvent(new Event(EVENT));
}

/**
 * Calls back with each subject that a link chooses, at once with one chosen on an earlier page.
 * @returns removes the listener
 */
export function onSubjectChosen(select: (subject: string) => void): () => void {
  const deliver = () => {
    if (pending !== undefined) select(pending);
    pending = undefined;
  };
  deliver();
  window.addEventListener(EVENT, deliver);
  return () => window.removeEventListener(EVENT, deliver);
}
