/** The subject that a link has chosen and that no form has selected yet. */
let pending: string | undefined;

const EVENT = 'subjectchosen';

/** The subject of a link that was clicked before hydration, in this page or an earlier one: see `src/html/boot.ts`. */
function takeEarlySubject(): string | undefined {
  try {
    const subject = window.sessionStorage.getItem('subject') ?? undefined;
    window.sessionStorage.removeItem('subject');
    return subject;
  } catch {
    // The browser refuses storage.
    return undefined;
  }
}

/** Chooses a subject for the contact form on this page, or on the next page that has one. */
export function chooseSubject(subject: string): void {
  pending = subject;
  window.dispatchEvent(new Event(EVENT));
}

/**
 * Calls back with each subject that a link chooses, and immediately with one chosen on an earlier page.
 * @returns a function that removes the listener
 */
export function onSubjectChosen(select: (subject: string) => void): () => void {
  const deliver = () => {
    if (pending !== undefined) select(pending);
    pending = undefined;
  };
  pending ??= takeEarlySubject();
  deliver();
  window.addEventListener(EVENT, deliver);
  return () => window.removeEventListener(EVENT, deliver);
}
