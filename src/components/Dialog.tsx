import { DialogContent, DialogOverlay } from '@reach/dialog';
import type { ComponentProps, KeyboardEvent, RefObject, SyntheticEvent } from 'react';

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
  return (
    // A rule in base.css keeps the page from scrolling: the library's own scroll lock inserts a style
    // element, which the content security policy forbids.
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
