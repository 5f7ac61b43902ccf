/** A subject that a link has chosen and that no form has taken yet. */
let waiting: string | undefined;

const CHOSEN = 'subjectchosen';

/** Chooses a subject for the contact form: the one on this page, or on the page that comes next. */
export function chooseSubject(subject: string): void {
  waiting = subject;
  window.dispatchEvent(new Event(CHOSEN));
}

/**
 * Hands over each subject that a link chooses, also one chosen on the page before.
 * @returns what ends it
 */
export function onSubjectChosen(take: (subject: string) => void): () => void {
  const handOver = () => {
    if (waiting !== undefined) take(waiting);
    waiting = undefined;
  };
  handOver();
  window.addEventListener(CHOSEN, handOver);
  return () => window.removeEventListener(CHOSEN, handOver);
}
