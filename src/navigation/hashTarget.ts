/** The text behind a hash's `#`; empty when its percent-encoding is not valid, as in `#%`. */
function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The element that a hash (`#about`) points at, if the page has it. */
export function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decodedHash(hash));
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
