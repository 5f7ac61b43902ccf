/**
 * Keeps `aria-invalid` on the fields of a form in step with `:user-invalid`: never before the visitor has
 * changed a field or tried to send. Writes the browser's own message into the element that describes the field
 * (docs/specification.md, section 5). Blanks alone count as nothing. A ref callback.
 * @returns a function that removes the listeners, for React to call
 */
export function reflectValidity(form: HTMLFormElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  function show(field: HTMLInputElement, message: string) {
    field.setAttribute('aria-invalid', String(message !== ''));
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    if (description) description.textContent = message;
  }

  function reflect({ type, target }: Event) {
    const field = target as HTMLInputElement;
    if (type === 'change' && !field.value.trim()) field.value = '';
    // While the visitor is typing, an error is only cleared, never reported.
    if (type === 'input' && field.getAttribute('aria-invalid') !== 'true') return;
    show(field, field.validationMessage);
  }

  // Firefox calls a whole form invalid while a required field is empty.
  form.setAttribute('aria-invalid', 'false');
  form.addEventListener('input', reflect, { signal });
  form.addEventListener('change', reflect, { signal });
  // `invalid` does not bubble.
  form.addEventListener('invalid', reflect, { signal, capture: true });
  form.addEventListener(
    'reset',
    () => form.querySelectorAll<HTMLInputElement>(':required').forEach((field) => show(field, '')),
    { signal },
  );
  return () => listening.abort();
}
