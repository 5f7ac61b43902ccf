import PhotoSwipe from 'photoswipe';
import { DOUBLE_CLICK } from '../../ui/lockPage';
import { panInWindow, PICTURE_WIDTH, pictureArea, type Slide } from './geometry';
import { loadPictures } from './loadPictures';
import './PhotoSwipe.css';

/** Durations of PhotoSwipe's transitions, ms. */
const MOTION = { close: 200, zoom: 250 } as const;

/** Scales of an enlarged picture, as multiples of its size in the window: by click or tap, and the least of all. */
const ZOOM = { click: 2.5, least: 1.5 } as const;

/** Returns the largest scale of a picture: there, its largest file has a pixel for each of the page, or a few less. */
const largest = ({ fit, itemData }: Slide['zoomLevels']) =>
  Math.max(fit * ZOOM.least, itemData.fileWidth / PICTURE_WIDTH);

/** What the viewer shows, and where it begins. */
export interface ViewerContent {
  /** From left to right. */
  photos: readonly Queries.PhotoFragment[];
  /** Index of the photo shown first. */
  first: number;
  /** Whether the first photo follows the last. */
  loop: boolean;
}

/**
 * Creates PhotoSwipe for the photos of a page of the gallery; `init()` starts it. It only shows and moves the
 * pictures: the dialog has its own controls, texts, keys and address, and fades in.
 * @param dialog the element that it fills
 * @param onTap called when the picture is tapped with a finger
 */
export function createPhotoSwipe(
  dialog: HTMLElement,
  { photos, first, loop }: ViewerContent,
  onTap: () => void,
): PhotoSwipe {
  const opened = performance.now();
  let clicked = opened;
  const pswp = new PhotoSwipe({
    dataSource: photos.map(({ src: { gatsbyImageData: image } }) => ({
      type: 'photo',
      width: PICTURE_WIDTH,
      height: (PICTURE_WIDTH * image.height) / image.width,
      // The last word of `…/wide.jpg 1920w`.
      fileWidth: parseInt(image.images.fallback?.srcSet?.split(' ').at(-1) ?? '0', 10),
    })),
    index: first,
    loop,
    appendToEl: dialog,
    getViewportSizeFn: () => ({ x: dialog.clientWidth, y: dialog.clientHeight }),
    bgOpacity: 1,
    showHideAnimationType: 'fade',
    // PhotoSwipe takes no action while it opens.
    showAnimationDuration: 0,
    hideAnimationDuration: MOTION.close,
    zoomAnimationDuration: MOTION.zoom,
    secondaryZoomLevel: (level) => Math.min(level.fit * ZOOM.click, largest(level)),
    maxZoomLevel: largest,
    paddingFn: (_window, _item, index) => pictureArea(dialog, photos[index]),
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
  pswp.on('keydown', (event) => event.preventDefault());
  // The second click of a double click on a tile lands here.
  pswp.on('pointerDown', (event) => {
    if (event.originalEvent.timeStamp - opened < DOUBLE_CLICK) event.preventDefault();
  });
  // The second click of a double click must not undo the first.
  pswp.on('imageClickAction', (event) => {
    const { timeStamp } = event.originalEvent;
    if (timeStamp - clicked < DOUBLE_CLICK) event.preventDefault();
    else clicked = timeStamp;
  });
  pswp.on('afterInit', () => {
    const { element, scrollWrap } = pswp;
    if (!element) return;
    // The viewer is inside a dialog and must not be announced as another one, nor the wrapper as a carousel.
    element.removeAttribute('role');
    element.removeAttribute('tabindex');
    scrollWrap?.removeAttribute('aria-roledescription');
    scrollWrap?.setAttribute('role', 'none');
    // Screen readers then read the picture before its words.
    dialog.prepend(element);
  });
  loadPictures(pswp, photos);
  panInWindow(pswp);
  return pswp;
}
