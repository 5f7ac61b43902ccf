import { useEffect, type RefObject } from 'react';
import { tileId } from '../address';

/**
 * Moves the focus to the tile of the photo shown last, once the dialog has closed. In a timeout, because the
 * library first returns the focus to the tile that opened the dialog.
 */
export function useFocusOnTile(dialog: RefObject<HTMLElement | null>, slug: string): void {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (!dialog.current) document.getElementById(tileId(slug))?.focus();
      });
    },
    [dialog, slug],
  );
}
