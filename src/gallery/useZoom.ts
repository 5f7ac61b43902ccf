import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { useCallback, useRef, useState, type RefCallback } from 'react';

interface Zoom {
  /** Ref for the element that is enlarged; it fills its parent, which clips it. */
  layer: RefCallback<HTMLElement>;
  zoomed: boolean;
  /** Enlarges around a point of the window, by default the middle; or resets an enlarged element. */
  toggle: (point?: { clientX: number; clientY: number }) => void;
  /** Moves the enlarged element, px. */
  pan: (x: number, y: number) => void;
}

/** Scale after the button, a double tap or a double click; and the largest by pinch or wheel. */
const ZOOM = { toggle: 2.5, max: 4 } as const;

/** Not `> 1`: where sizes are fractions of a pixel, the library resets to a scale slightly above 1. */
const isEnlarged = (panzoom: PanzoomObject) => panzoom.getScale() > 1.001;

/** Zoom by pinch, wheel, double tap and button, with panning. */
export function useZoom(): Zoom {
  const panzoom = useRef<PanzoomObject>(null);
  const [zoomed, setZoomed] = useState(false);

  const layer = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const instance = Panzoom(element, {
      contain: 'outside',
      minScale: 1,
      maxScale: ZOOM.max,
      panOnlyWhenZoomed: true,
      animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      cursor: '',
      // By default the library stops the event, so that swipe and click handlers would not get it.
      handleStartEvent: () => undefined,
    });
    const update = () => {
      setZoomed(isEnlarged(instance));
    };
    panzoom.current = instance;
    element.addEventListener('panzoomchange', update);
    element.addEventListener('wheel', instance.zoomWithWheel, { passive: false });
    return () => {
      element.removeEventListener('panzoomchange', update);
      element.removeEventListener('wheel', instance.zoomWithWheel);
      instance.destroy();
      panzoom.current = null;
      setZoomed(false);
    };
  }, []);

  const toggle = useCallback((point?: { clientX: number; clientY: number }) => {
    const instance = panzoom.current;
    if (!instance) return;
    if (isEnlarged(instance)) instance.reset();
    else if (point) instance.zoomToPoint(ZOOM.toggle, point);
    else instance.zoom(ZOOM.toggle);
  }, []);

  const pan = useCallback((x: number, y: number) => {
    panzoom.current?.pan(x, y, { relative: true });
  }, []);

  return { layer, zoomed, toggle, pan };
}
