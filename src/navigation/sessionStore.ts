/**
 * Saves a value in the window's session storage, which survives reloads.
 * Nothing is saved where the storage is full or forbidden.
 */
export function saveInSession(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without it, nothing is remembered.
  }
}

/**
 * Reads a value that `saveInSession` saved.
 * @returns `undefined` when there is none, or the storage is forbidden
 */
export function readFromSession(key: string): unknown {
  try {
    const json = window.sessionStorage.getItem(key);
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
