import type PhotoSwipe from 'photoswipe';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createViewer, onceOpen } from './createViewer';
import { isEnlarged, middlePoint, pictureArea } from './geometry';
import type { Slide } from './slides';

/** What the viewer shows, and what it can do once the photo has opened. */
export interface Viewer {
  /** Index of the slide shown. */
  index: number;
  picture: 'loading' | 'loaded' | 'failed';
  zoomed: boolean;
  /** Whether a tap has hidden the controls. */
  bare: boolean;
  showControls: () => void;
  /** Shows the slide to the right. */
  next: () => void;
  /** Shows the slide to the left. */
  previous: () => void;
  /** Enlarges the picture, or fits it into the window again. */
  zoom: () => void;
  zoomBy: (factor: number) => void;
  /** Moves an enlarged picture by a distance, px. */
  pan: (x: number, y: number) => void;
  /** Requests the picture again. */
  retry: () => void;
  close: () => void;
}

/**
 * Runs PhotoSwipe inside a dialog, and returns what it shows as React state.
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
): Viewer {
  const viewer = useRef<PhotoSwipe>(null);
  const [index, setIndex] = useState(first);
  const [picture, setPicture] = useState<Viewer['picture']>('loading');
  const [zoomed, setZoomed] = useState(false);
  const [bare, setBare] = useState(false);
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
    // PhotoSwipe notices a new window size only once it has opened.
    swipe.on('openingAnimationEnd', () => swipe.updateSize());
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
    showControls: () => setBare(false),
    next: () => act((swipe) => swipe.next()),
    previous: () => act((swipe) => swipe.prev()),
    zoom: () =>
      onSlide((slide) => slide.toggleZoom(middlePoint(slide, slide.zoomLevels.secondary))),
    zoomBy: (factor) =>
      onSlide((slide) => {
        const level = slide.currZoomLevel * factor;
        slide.zoomTo(level, isEnlarged(slide) ? undefined : middlePoint(slide, level));
      }),
    pan: (x, y) => onSlide((slide) => slide.panTo(slide.pan.x + x, slide.pan.y + y)),
    retry: () => act((swipe) => swipe.refreshSlideContent(swipe.currIndex)),
    close: () => act((swipe) => swipe.close()),
  };
}
