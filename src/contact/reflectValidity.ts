/** What a form asks a visitor for. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Tells assistive technology which fields of a form are invalid, at the moments at which the
 * browser tells the eye (`:user-invalid`): never before the visitor has answered or tried to send.
 * @returns a function that ends it, as React's refs want it
 */
export function reflectValidity(form: HTMLFormElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  function reflect({ type, target }: Event) {
    const field = target as Field;
    // Nobody is told of a mistake while still typing, only that it is mended.
    if (type === 'input' && !field.ariaInvalid) return;
    field.setAttribute('aria-invalid', String(!field.validity.valid));
  }

  form.addEventListener('input', reflect, { signal });
  form.addEventListener('change', reflect, { signal });
  // This one does not bubble.
  form.addEventListener('invalid', reflect, { signal, capture: true });
  form.addEventListener(
    'reset',
    () => [...form.elements].forEach((field) => field.removeAttribute('aria-invalid')),
    { signal },
  );
  return () => listening.abort();
}
