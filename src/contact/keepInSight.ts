/**
 * Keeps a toast at the lower edge of what a phone's keyboard or two fingers leave of the window, at the upper edge if it
 * would hide the focused element.
 * @returns a function that ends this
 */
export function keepInSight(toast: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const { visualViewport: seen } = window;
  const root = document.documentElement;

  function update() {
    const { offsetTop, height } = seen ?? { offsetTop: 0, height: root.clientHeight };
    toast.style.setProperty('--above', `${offsetTop}px`);
    toast.style.setProperty('--below', `${root.clientHeight - offsetTop - height}px`);
    const focused = document.querySelector<HTMLElement>(':focus');
    // Scripts focus whole pages and sections too: only a control can be hidden.
    if (!focused || focused.tabIndex < 0 || toast.contains(focused)) return;
    toast.dataset.side = 'bottom';
    const over = toast.getBoundingClientRect();
    const { left, right, bottom } = focused.getBoundingClientRect();
    // Not the rectangle's upper edge: the toast is lower while it arrives.
    const isHidden = bottom > toast.offsetTop && left < over.right && right > over.left;
    if (isHidden) toast.dataset.side = 'top';
  }

  update();
  document.addEventListener('focusin', update, { signal });
  for (const type of ['resize', 'scroll']) seen?.addEventListener(type, update, { signal });
  return () => listening.abort();
}
