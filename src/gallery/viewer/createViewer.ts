import PhotoSwipe from 'photoswipe';
import { tileId } from '../address';
import { growFromTile } from './growFromTile';
import { loadPictures } from './loadPictures';
import { panInWindow, PICTURE_WIDTH, pictureArea } from './geometry';
import './PhotoSwipe.css';
import type { Slide } from './slides';

/** Durations of PhotoSwipe's transitions, ms. */
const MOTION = { open: 200, zoom: 250 } as const;

/** Scales of an enlarged picture, as multiples of its size in the window: by click or tap, and the largest. */
const ZOOM = { click: 2.5, max: 5 } as const;

/** The longest time between the clicks of a double click, ms. */
const DOUBLE_CLICK = 500;

/**
 * Creates PhotoSwipe for the photos of a page of the gallery; `init()` starts it. It only shows and moves the
 * pictures: the dialog has its own controls, texts, keys and address.
 * @param dialog the element that it fills
 * @param index index of the first slide
 * @param onTap called when the picture is tapped with a finger
 */
export function createViewer(
  dialog: HTMLElement,
  slides: readonly Slide[],
  index: number,
  onTap: () => void,
): PhotoSwipe {
  const opened = performance.now();
  let clicked = opened;
  const viewer = new PhotoSwipe({
    dataSource: slides.map(({ photo }) => ({
      type: 'photo',
      width: PICTURE_WIDTH,
      height: (PICTURE_WIDTH * photo.src.gatsbyImageData.height) / photo.src.gatsbyImageData.width,
      // The tile that the picture grows out of, and shrinks into.
      element: document.getElementById(tileId(photo.slug)) ?? undefined,
      thumbCropped: true,
    })),
    index,
    appendToEl: dialog,
    getViewportSizeFn: () => ({ x: dialog.clientWidth, y: dialog.clientHeight }),
    // No loop in a gallery of several pages, since the viewer has only the photos of one.
    loop: !slides.some(({ elsewhere }) => elsewhere),
    bgOpacity: 1,
    showAnimationDuration: MOTION.open,
    hideAnimationDuration: MOTION.open,
    zoomAnimationDuration: MOTION.zoom,
    secondaryZoomLevel: ({ fit }) => fit * ZOOM.click,
    maxZoomLevel: ({ fit }) => fit * ZOOM.max,
    paddingFn: (_window, _item, at) => pictureArea(dialog, slides[at].photo),
    wheelToZoom: true,
    tapAction: onTap,
    imageClickAction: 'zoom',
    errorMsg: '',
    // The dialog does this.
    escKey: false,
    arrowKeys: false,
    trapFocus: false,
    returnFocus: false,
    close: false,
    zoom: false,
    counter: false,
    arrowPrev: false,
    arrowNext: false,
  });
  viewer.on('keydown', (event) => event.preventDefault());
  // Zooming while it opens, PhotoSwipe would lose its picture.
  viewer.on('wheel', (event) => viewer.opener.isOpening && event.preventDefault());
  // The second click of a double click on a tile lands here.
  viewer.on('pointerDown', (event) => {
    if (event.originalEvent.timeStamp - opened < DOUBLE_CLICK) event.preventDefault();
  });
  // The second click of a double click must not undo the first.
  viewer.on('imageClickAction', (event) => {
    const { timeStamp } = event.originalEvent;
    if (timeStamp - clicked < DOUBLE_CLICK) event.preventDefault();
    else clicked = timeStamp;
  });
  viewer.on('afterInit', () => {
    const { element, scrollWrap } = viewer;
    if (!element) return;
    // The viewer is inside a dialog and must not be announced as another one, nor the wrapper as a carousel.
    element.removeAttribute('role');
    element.removeAttribute('tabindex');
    scrollWrap?.removeAttribute('aria-roledescription');
    scrollWrap?.setAttribute('role', 'none');
    // Screen readers then read the picture before its words.
    dialog.prepend(element);
  });
  growFromTile(viewer);
  loadPictures(viewer, slides);
  panInWindow(viewer);
  return viewer;
}

/** Runs an action once PhotoSwipe's opening transition has ended: until then, PhotoSwipe cannot be closed. */
export function onceOpen(viewer: PhotoSwipe, act: () => void): void {
  if (viewer.opener.isOpening) viewer.on('openingAnimationEnd', act);
  else act();
}
