import { DialogContent, DialogOverlay } from '@reach/dialog';
import { type ComponentProps, useLayoutEffect } from 'react';
import { lockPage } from '../../ui/lockPage';

interface DialogProps extends ComponentProps<'div'> {
  /** Class of the overlay that covers the page behind the dialog. */
  overlay: string;
  /** Called when the visitor presses Escape. */
  onEscape: () => void;
}

/** The viewer's modal dialog: traps the focus, and hides the page from screen readers. It must have a name. */
export function Dialog(props: DialogProps) {
  const { overlay, onEscape, onKeyDown, ...content } = props;
  useLayoutEffect(lockPage, []);
  useLayoutEffect(makePageInert, []);
  return (
    // The library's own lock inserts a style element, which the content security policy forbids.
    <DialogOverlay
      className={overlay}
      dangerouslyBypassScrollLock
      // Not at a click on the overlay: the viewer covers it, so this is the second of a double click on a tile.
      onDismiss={({ type }) => type === 'keydown' && onEscape()}
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
