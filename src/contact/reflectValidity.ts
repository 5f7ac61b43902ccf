function trim({ target }: Event) {
  const field = target as HTMLInputElement;
  if (!field.value.trim()) field.value = '';
}

/**
 * Keeps `aria-invalid` on the fields of a form in step with their validity, once the visitor has tried to send. Writes
 * the browser's own message into the element that describes the field (docs/specification.md, section 5). A field of
 * blanks counts as empty. A ref callback.
 * @returns a function that removes the listeners, for React to call
 */
export function reflectValidity(form: HTMLFormElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  function reflect(event: Event) {
    const { type } = event;
    const field = event.target as HTMLInputElement;
    // Typing only clears an error. Nor does leaving a field report one: its words would move the button from under a
    // pointer that is about to press it.
    if (type === 'input' && field.getAttribute('aria-invalid') !== 'true') return;
    field.setAttribute('aria-invalid', String(field.validationMessage !== ''));
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    if (description) description.textContent = field.validationMessage;
    if (type !== 'invalid') return;
    // Without the browser's bubble, which would cover the same words; with its focus on the first invalid field.
    event.preventDefault();
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  // Firefox calls a whole form invalid while a required field is empty.
  form.setAttribute('aria-invalid', 'false');
  form.addEventListener('input', reflect, { signal });
  form.addEventListener('change', trim, { signal });
  // `invalid` does not bubble.
  form.addEventListener('invalid', reflect, { signal, capture: true });
  return () => listening.abort();
}
