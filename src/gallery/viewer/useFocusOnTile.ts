import { useEffect } from 'react';
import { tileId } from '../address';

/**
 * Moves the focus to the tile of the photo shown last, once the dialog has closed. In a timeout, because the
 * library first returns the focus to the tile that opened the dialog.
 */
export function useFocusOnTile(dialog: HTMLElement | null, slug: string): void {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (dialog?.isConnected === false) document.getElementById(tileId(slug))?.focus();
      });
    },
    [dialog, slug],
  );
}
