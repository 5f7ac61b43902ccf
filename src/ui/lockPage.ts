/** The longest time between the clicks of a double click, ms. */
export const DOUBLE_CLICK = 600;

/**
 * Locks the page while a dialog covers it; returns a function that ends this. A page with `data-locked` does not scroll
 * (`base.css`). Body and header keep the width of the scroll bar free, `--scroll-bar`, so that nothing moves. The second
 * click of a double click that closes a dialog presses nothing on the page.
 */
export function lockPage(): () => void {
  const root = document.documentElement;
  root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
  root.dataset.locked = '';
  let pressed: PointerEvent | undefined;
  const remember = (event: PointerEvent) => (pressed = event);
  document.addEventListener('pointerup', remember);
  return () => {
    document.removeEventListener('pointerup', remember);
    if (pressed) ignoreSecondClick(pressed);
    root.style.removeProperty('--scroll-bar');
    delete root.dataset.locked;
  };
}

/** How far from the first the second click of a double click may be, px. */
const NEAR = 30;

/** Ignores the second click of a double click. The focus stays where it is. */
function ignoreSecondClick({ clientX, clientY, timeStamp }: PointerEvent): void {
  const ignore = (event: MouseEvent) => {
    const isNear = Math.hypot(event.clientX - clientX, event.clientY - clientY) < NEAR;
    // A click by a key has no detail.
    if (event.detail === 0 || !isNear || event.timeStamp - timeStamp > DOUBLE_CLICK) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const event of ['mousedown', 'click'] as const) {
    window.addEventListener(event, ignore, true);
    setTimeout(() => window.removeEventListener(event, ignore, true), DOUBLE_CLICK);
  }
}
