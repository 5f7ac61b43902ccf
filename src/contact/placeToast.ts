/**
 * Keeps a toast, the only child of its frame, at the lower edge of what the visitor sees of the window, also of a page
 * enlarged with two fingers, which does not enlarge it, or above a phone's keyboard; at the upper edge if it would hide
 * the focused element. A ref callback of the frame.
 * @returns a function that ends this, for React to call
 */
export function placeToast(frame: HTMLDivElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const toast = frame.firstElementChild as HTMLElement;

  function place() {
    const { visualViewport: seen } = window;
    if (!seen) return;
    const { offsetLeft, offsetTop, height, scale } = seen;
    frame.style.height = `${height * scale}px`;
    frame.style.transform = `translate(${offsetLeft}px, ${offsetTop}px) scale(${1 / scale})`;
    const focused = document.querySelector<HTMLElement>(':focus');
    // Scripts focus whole pages and sections too: only a control can be hidden.
    if (!focused || focused.tabIndex < 0 || toast.contains(focused)) return;
    toast.dataset.side = 'bottom';
    const over = toast.getBoundingClientRect();
    const { left, right, bottom } = focused.getBoundingClientRect();
    const isHidden = bottom > over.top && left < over.right && right > over.left;
    if (isHidden) toast.dataset.side = 'top';
  }

  place();
  document.addEventListener('focusin', place, { signal });
  window.addEventListener('scroll', place, { signal, passive: true });
  for (const type of ['resize', 'scroll'])
    window.visualViewport?.addEventListener(type, place, { signal });
  return () => listening.abort();
}
