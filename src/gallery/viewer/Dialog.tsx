import { DialogContent, DialogOverlay } from '@reach/dialog';
import { type ComponentProps, type SyntheticEvent, useLayoutEffect } from 'react';
import { lockPage } from '../../ui/lockPage';

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
  useLayoutEffect(makePageInert, []);
  return (
    // The library's own lock inserts a style element, which the content security policy forbids.
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

/** The library hides the page from screen readers, but not from searches or a pointer's focus. */
function makePageInert(): () => void {
  const page = document.getElementById('___gatsby');
  page?.toggleAttribute('inert', true);
  return () => page?.toggleAttribute('inert', false);
}
