/** The element that a hash (`#about`) points at, if the page has it. `boot` has removed malformed hashes. */
export function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/**
 * Focuses an element so that the Tab key continues from it, as after a hash link that the browser
 * follows itself. One that cannot take the focus gets a `tabindex` until it loses the focus again.
 */
export function focusOn(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
