import type PhotoSwipe from 'photoswipe';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createViewer, onceOpen } from './createViewer';
import { isEnlarged, middlePoint, pictureArea } from './geometry';
import type { Slide } from './slides';

/** What the viewer shows, and what it can do: see `useViewer`. */
export type Viewer = ReturnType<typeof useViewer>;

/**
 * Runs PhotoSwipe inside a dialog, and returns what it shows as React state, with functions that act on it.
 * @param dialog the element that it fills, once it is in the document; its custom properties get the picture's
 * position
 * @param first index of the first slide
 * @param onClose called when it starts to close
 * @param onClosed called when it has closed
 */
export function useViewer(
  dialog: HTMLElement | null,
  slides: readonly Slide[],
  first: number,
  { onClose, onClosed }: { onClose: () => void; onClosed: () => void },
) {
  const viewer = useRef<PhotoSwipe>(null);
  const [index, setIndex] = useState(first);
  const [picture, setPicture] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [zoomed, setZoomed] = useState(false);
  /** Whether words and controls are hidden: by a tap, and until the ground on which they are is dark. */
  const [bare, setBare] = useState(true);
  const close = useEffectEvent(onClose);
  const closed = useEffectEvent(onClosed);

  const start = useEffectEvent((element: HTMLElement) => {
    const swipe = createViewer(element, slides, first, () => setBare((before) => !before));
    const update = () => {
      const { currIndex, currSlide: slide } = swipe;
      const state = slide?.content.state;
      setIndex(currIndex);
      setPicture(state === 'loaded' ? 'loaded' : state === 'error' ? 'failed' : 'loading');
      setZoomed(slide !== undefined && isEnlarged(slide));
    };
    const place = () => {
      const area = pictureArea(element, slides[swipe.currIndex].photo);
      for (const [side, distance] of Object.entries(area)) {
        element.style.setProperty(`--picture-${side}`, `${distance}px`);
      }
    };
    swipe.on('change', place);
    swipe.on('resize', place);
    swipe.on('openingAnimationEnd', () => {
      setBare(false);
      // PhotoSwipe notices a new window size only once it has opened.
      swipe.updateSize();
    });
    for (const event of ['change', 'loadComplete', 'zoomPanUpdate'] as const) {
      swipe.on(event, update);
    }
    swipe.on('close', () => {
      setBare(true);
      close();
    });
    swipe.on('destroy', () => closed());
    swipe.init();
    return swipe;
  });

  useLayoutEffect(() => {
    if (!dialog) return;
    const swipe = start(dialog);
    viewer.current = swipe;
    return () => {
      if (!swipe.isDestroying) onceOpen(swipe, () => swipe.destroy());
    };
  }, [dialog]);

  /** Acts once the photo has opened; earlier, PhotoSwipe would lose its picture. */
  const act = (action: (swipe: PhotoSwipe) => void) => {
    const { current } = viewer;
    if (current) onceOpen(current, () => action(current));
  };
  const onSlide = (action: (slide: NonNullable<PhotoSwipe['currSlide']>) => void) =>
    act(({ currSlide }) => currSlide && action(currSlide));

  return {
    index,
    picture,
    zoomed,
    bare,
    showControls: () => act(() => setBare(false)),
    /** Shows the slide to the right. */
    next: () => act((swipe) => swipe.next()),
    /** Shows the slide to the left. */
    previous: () => act((swipe) => swipe.prev()),
    /** Enlarges the picture, or fits it into the window again. */
    zoom: () =>
      onSlide((slide) => slide.toggleZoom(middlePoint(slide, slide.zoomLevels.secondary))),
    zoomBy: (factor: number) =>
      onSlide((slide) => {
        const level = slide.currZoomLevel * factor;
        slide.zoomTo(level, isEnlarged(slide) ? undefined : middlePoint(slide, level));
      }),
    /** Moves an enlarged picture by a distance, px. */
    pan: (x: number, y: number) =>
      onSlide((slide) => slide.panTo(slide.pan.x + x, slide.pan.y + y)),
    retry: () => act((swipe) => swipe.refreshSlideContent(swipe.currIndex)),
    close: () => act((swipe) => swipe.close()),
  };
}
