import { DialogContent, DialogOverlay } from '@reach/dialog';
import { type ComponentProps, type SyntheticEvent, useLayoutEffect } from 'react';

/** The longest time between the clicks of a double click, ms. */
export const DOUBLE_CLICK = 600;

interface DialogProps extends ComponentProps<'div'> {
  /** Class of the overlay that covers the page behind the dialog. */
  overlay: string;
  /** Called when the visitor presses Escape (a `keydown`) or clicks beside the dialog. */
  onDismiss: (event: SyntheticEvent) => void;
}

/** A modal dialog: traps the focus, and hides the rest of the page from screen readers. It must have a name. */
export function Dialog(props: DialogProps) {
  const { overlay, onDismiss, onKeyDown, ...content } = props;
  useLayoutEffect(lockPage, []);
  return (
    <DialogOverlay
      className={overlay}
      dangerouslyBypassScrollLock
      onDismiss={onDismiss}
      onKeyDown={onKeyDown}
    >
      <DialogContent {...content} />
    </DialogOverlay>
  );
}

/**
 * Makes the page inert while a dialog covers it, and stops it from scrolling; returns a function that ends this. Body
 * and header keep the width of the scroll bar free (the header by `--scroll-bar`), so that nothing moves. The
 * library's own lock inserts a style element, which the content security policy forbids. The second click of a double
 * click that closes a dialog presses nothing on the page.
 */
function lockPage(): () => void {
  const { body, documentElement: root } = document;
  // The library hides the page from screen readers, but not from searches or a pointer's focus.
  const page = document.getElementById('___gatsby');
  page?.toggleAttribute('inert', true);
  const width = `${window.innerWidth - root.clientWidth}px`;
  root.style.setProperty('--scroll-bar', width);
  root.style.overflow = 'hidden';
  body.style.paddingRight = width;
  let pressed: PointerEvent | undefined;
  const remember = (event: PointerEvent) => (pressed = event);
  document.addEventListener('pointerup', remember);
  return () => {
    document.removeEventListener('pointerup', remember);
    if (pressed) ignoreSecondClick(pressed);
    page?.toggleAttribute('inert', false);
    root.style.removeProperty('--scroll-bar');
    root.style.overflow = '';
    body.style.paddingRight = '';
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
