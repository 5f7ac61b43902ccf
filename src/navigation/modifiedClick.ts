/** The modifier keys of a mouse or keyboard event. */
type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link is meant to do something other than follow it, such as open a new tab. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
