import type PhotoSwipe from 'photoswipe';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPhotoSwipe, type ViewerContent } from './createPhotoSwipe';
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
  const photoSwipe = useRef<PhotoSwipe>(null);
  const [index, setIndex] = useState(options.first);
  const [picture, setPicture] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [zoomed, setZoomed] = useState(false);
  /** Whether words and controls are hidden: by a tap, and when it closes. */
  const [bare, setBare] = useState(false);
  const close = useEffectEvent(options.onClose);
  const closed = useEffectEvent(options.onClosed);

  const start = useEffectEvent((element: HTMLElement) => {
    const pswp = createPhotoSwipe(element, options, () => setBare((before) => !before));
    const update = () => {
      const { potentialIndex, currSlide: slide } = pswp;
      const state = slide?.content.state;
      setIndex(potentialIndex);
      setPicture(state === 'loaded' ? 'loaded' : state === 'error' ? 'failed' : 'loading');
      setZoomed(slide !== undefined && isEnlarged(slide));
    };
    const setPictureArea = () => {
      const area = pictureArea(element, options.photos[pswp.potentialIndex]);
      for (const [side, distance] of Object.entries(area)) {
        element.style.setProperty(`--picture-${side}`, `${distance}px`);
      }
    };
    let shown = pswp.potentialIndex;
    // Words go when a finger moves their picture aside, and return with the picture that it leaves in view.
    pswp.on('moveMainScroll', ({ dragging }) => {
      element.toggleAttribute('data-dragged', dragging && pswp.mainScroll.isShifted());
      if (dragging || shown === pswp.potentialIndex) return;
      shown = pswp.potentialIndex;
      setPictureArea();
      update();
    });
    pswp.on('change', setPictureArea);
    pswp.on('resize', setPictureArea);
    for (const event of ['change', 'loadComplete', 'zoomPanUpdate'] as const) {
      pswp.on(event, update);
    }
    pswp.on('close', () => {
      setBare(true);
      close();
    });
    pswp.on('destroy', () => closed());
    pswp.init();
    return pswp;
  });

  useLayoutEffect(() => {
    if (!dialog) return;
    const pswp = start(dialog);
    photoSwipe.current = pswp;
    return () => {
      if (!pswp.isDestroying) pswp.destroy();
    };
  }, [dialog]);

  const onSlide = (action: (slide: Slide) => void) => {
    const slide = photoSwipe.current?.currSlide;
    if (slide) action(slide);
  };

  return {
    index,
    picture,
    zoomed,
    bare,
    showControls: () => setBare(false),
    /** Shows the slide to the right. */
    next: () => photoSwipe.current?.next(),
    /** Shows the slide to the left. */
    previous: () => photoSwipe.current?.prev(),
    /** Enlarges the picture, or fits it into the window again. */
    zoom: () => onSlide((slide) => slide.toggleZoom(middlePoint(slide))),
    /** Moves an enlarged picture by a distance, px. */
    pan: (x: number, y: number) =>
      onSlide((slide) => slide.panTo(slide.pan.x + x, slide.pan.y + y)),
    retry: () => onSlide((slide) => slide.pswp.refreshSlideContent(slide.index)),
    close: () => photoSwipe.current?.close(),
  };
}
