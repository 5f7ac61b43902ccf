import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { useCallback, useRef, useState, type RefCallback } from 'react';

interface Zoom {
  /** Ref of the element that grows; it fills its parent, which cuts it at the edges. */
  layer: RefCallback<HTMLElement>;
  zoomed: boolean;
  /** Enlarges around a point of the window (the middle without one), or shows the whole again. */
  toggle: (point?: { clientX: number; clientY: number }) => void;
  /** Moves what is seen of the enlarged element, px. */
  pan: (x: number, y: number) => void;
}

/** How much the button, a double tap and a double click enlarge, and how far fingers may go. */
const ZOOM = { toggle: 2.5, most: 4 } as const;

/** The library shows the whole at a scale a hair above 1 where sizes are fractions of a pixel. */
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
      maxScale: ZOOM.most,
      panOnlyWhenZoomed: true,
      animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      cursor: '',
      // The library would stop the event here, before swipes and clicks see it.
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
