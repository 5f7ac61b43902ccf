/**
 * Keeps `aria-invalid` on the fields of a form in step with `:user-invalid`: never before the visitor has
 * changed a field or tried to send. A ref callback.
 * @returns a function that removes the listeners, for React to call
 */
export function reflectValidity(form: HTMLFormElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  function reflect({ type, target }: Event) {
    const field = target as HTMLInputElement;
    // While the visitor is typing, an error is only cleared, never reported.
    if (type === 'input' && field.getAttribute('aria-invalid') !== 'true') return;
    field.setAttribute('aria-invalid', String(!field.validity.valid));
  }

  form.addEventListener('input', reflect, { signal });
  form.addEventListener('change', reflect, { signal });
  // `invalid` does not bubble.
  form.addEventListener('invalid', reflect, { signal, capture: true });
  form.addEventListener(
    'reset',
    () =>
      form
        .querySelectorAll(':required')
        .forEach((field) => field.setAttribute('aria-invalid', 'false')),
    { signal },
  );
  return () => listening.abort();
}
