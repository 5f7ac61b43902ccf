import { useEffect, useRef } from 'react';
import { tileId } from './tileId';

/** When the dialog has gone, puts the focus on the tile of the photo shown last. */
export function useFocusOnTileAfter(slug: string) {
  const last = useRef(slug);
  useEffect(() => {
    last.current = slug;
  }, [slug]);
  useEffect(
    () => () => {
      // After the library, which gives the focus back to the tile pressed first.
      setTimeout(() => document.getElementById(tileId(last.current))?.focus());
    },
    [],
  );
}
