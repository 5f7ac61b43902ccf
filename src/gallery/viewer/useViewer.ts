import type PhotoSwipe from 'photoswipe';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createViewer, type ViewerContent } from './createViewer';
import { isEnlarged, middlePoint, pictureArea, type Slide } from './geometry';

interface ViewerOptions extends ViewerContent {
  /** Called when it starts to close. */
  onClose: () => void;
  /** Called when it has closed. */
  onClosed: () => void;
}

/** What the viewer shows, and what it can do: see `useViewer`. */
export type Viewer = ReturnType<typeof useViewer>;

/**
 * Runs PhotoSwipe inside a dialog, and returns what it shows as React state, with functions that act on it.
 * @param dialog the element that it fills, once it is in the document; its custom properties get the picture's
 * position
 */
export function useViewer(dialog: HTMLElement | null, options: ViewerOptions) {
  const viewer = useRef<PhotoSwipe>(null);
  const [index, setIndex] = useState(options.first);
  const [picture, setPicture] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [zoomed, setZoomed] = useState(false);
  /** Whether words and controls are hidden: by a tap, and when it closes. */
  const [bare, setBare] = useState(false);
  const close = useEffectEvent(options.onClose);
  const closed = useEffectEvent(options.onClosed);

  const start = useEffectEvent((element: HTMLElement) => {
    const swipe = createViewer(element, options, () => setBare((before) => !before));
    const update = () => {
      const { potentialIndex, currSlide: slide } = swipe;
      const state = slide?.content.state;
      setIndex(potentialIndex);
      setPicture(state === 'loaded' ? 'loaded' : state === 'error' ? 'failed' : 'loading');
      setZoomed(slide !== undefined && isEnlarged(slide));
    };
    const place = () => {
      const area = pictureArea(element, options.photos[swipe.potentialIndex]);
      for (const [side, distance] of Object.entries(area)) {
        element.style.setProperty(`--picture-${side}`, `${distance}px`);
      }
    };
    let shown = swipe.potentialIndex;
    // Words go when a finger moves their picture aside, and return with the picture that it leaves in view.
    swipe.on('moveMainScroll', ({ dragging }) => {
      element.toggleAttribute('data-dragged', dragging && swipe.mainScroll.isShifted());
      if (dragging || shown === swipe.potentialIndex) return;
      shown = swipe.potentialIndex;
      place();
      update();
    });
    swipe.on('change', place);
    swipe.on('resize', place);
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
      if (!swipe.isDestroying) swipe.destroy();
    };
  }, [dialog]);

  const onSlide = (action: (slide: Slide) => void) => {
    const slide = viewer.current?.currSlide;
    if (slide) action(slide);
  };

  return {
    index,
    picture,
    zoomed,
    bare,
    showControls: () => setBare(false),
    /** Shows the slide to the right. */
    next: () => viewer.current?.next(),
    /** Shows the slide to the left. */
    previous: () => viewer.current?.prev(),
    /** Enlarges the picture, or fits it into the window again. */
    zoom: () => onSlide((slide) => slide.toggleZoom(middlePoint(slide))),
    /** Moves an enlarged picture by a distance, px. */
    pan: (x: number, y: number) =>
      onSlide((slide) => slide.panTo(slide.pan.x + x, slide.pan.y + y)),
    retry: () => onSlide(({ index, pswp }) => pswp.refreshSlideContent(index)),
    close: () => viewer.current?.close(),
  };
}
