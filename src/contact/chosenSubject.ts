const EVENT = 'subjectchosen';

/** Key in session storage of a subject that a link has chosen and that no form has selected yet. */
const KEY = 'subject';

/** Chooses a subject for the contact form on this page, or on the next page of this tab that has one. */
export function chooseSubject(subject: string): void {
  try {
    sessionStorage.setItem(KEY, subject);
  } catch {
    // The browser refuses storage: the visitor chooses the subject in the form.
  }
  window.dispatchEvent(new Event(EVENT));
}

function takeSubject(): string | null {
  try {
    const subject = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return subject;
  } catch {
    return null;
  }
}

/**
 * Calls back with each subject that a link chooses, and immediately with one chosen on an earlier page.
 * @returns a function that removes the listener
 */
export function onSubjectChosen(select: (subject: string) => void): () => void {
  const deliver = () => {
    const subject = takeSubject();
    if (subject !== null) select(subject);
  };
  deliver();
  window.addEventListener(EVENT, deliver);
  return () => window.removeEventListener(EVENT, deliver);
}
