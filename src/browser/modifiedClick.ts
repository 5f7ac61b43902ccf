/** The keys held down during a click or a key press. */
type HeldKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link asks for something else than to follow it, such as a new tab. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: HeldKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
