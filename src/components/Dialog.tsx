import { DialogContent, DialogOverlay } from '@reach/dialog';
import {
  useLayoutEffect,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

interface DialogProps extends ComponentProps<'div'> {
  /** Class of what covers the page behind the dialog. */
  overlay: string;
  /** What gets the focus first; the dialog's first button or link by default. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** Called at Escape (a `keydown`) and at a click beside the dialog. */
  onDismiss: (event: SyntheticEvent) => void;
  /** Called at each key before Escape is handled. */
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
}

/** A modal dialog over the page: keeps the focus, and hides the rest from screen readers. Must have a name. */
export function Dialog({
  overlay,
  initialFocusRef,
  onDismiss,
  onKeyDown,
  ...content
}: DialogProps) {
  useLayoutEffect(lockScrolling, []);
  return (
    <DialogOverlay
      className={overlay}
      dangerouslyBypassScrollLock
      initialFocusRef={initialFocusRef}
      onDismiss={onDismiss}
      onKeyDown={onKeyDown}
    >
      <DialogContent {...content} />
    </DialogOverlay>
  );
}

/**
 * Keeps the page from scrolling while a dialog covers it. The page does not move: body and header leave the
 * place of the scroll bar free, the header by `--scroll-bar`. (The library's own lock inserts a style element, which
 * the content security policy forbids.)
 * @returns a function that ends it
 */
function lockScrolling(): () => void {
  const { body, documentElement: root } = document;
  const width = `${window.innerWidth - root.clientWidth}px`;
  root.style.setProperty('--scroll-bar', width);
  root.style.overflow = 'hidden';
  body.style.paddingRight = width;
  return () => {
    root.style.removeProperty('--scroll-bar');
    root.style.overflow = '';
    body.style.paddingRight = '';
  };
}
