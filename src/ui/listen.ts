/** Listens to an event; returns a function that stops it. */
export function listen(target: EventTarget, event: string, act: () => void): () => void {
  target.addEventListener(event, act, { passive: true });
  return () => target.removeEventListener(event, act);
}
