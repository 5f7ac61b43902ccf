import { tileId } from './address';
import * as styles from './transition.module.css';

/** How a picture moves between its tile and the dialog; `duration` in ms. */
const MOTION = { duration: 200, easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)' };

/**
 * Opens a photo's dialog and animates its picture from the tile to its place in the dialog. Without
 * animation when `open` has rendered no dialog because its script is still being fetched.
 */
export function openFromTile(slug: string, open: () => void): void {
  open();
  const [tile, frame] = tileAndFrame(slug);
  if (!tile || !frame) return;
  animatePicture(frame, tile, frame);
  frame.animate({ opacity: [0, 0] }, MOTION);
}

/**
 * Closes a photo's dialog: the dialog's background fades out, and if the tile is in view, the picture
 * shrinks into it.
 */
export function closeIntoTile(slug: string, close: () => void): void {
  const [tile, frame] = tileAndFrame(slug);
  if (frame) animateOver(document.createElement('div'), { opacity: [1, 0] });
  if (tile && frame) animatePicture(frame, frame, tile);
  // React unmounts the dialog only after `history.back()`, which is asynchronous: hide it at once.
  const dialog = document.querySelector<HTMLElement>('[data-reach-dialog-overlay]');
  dialog?.style.setProperty('display', 'none');
  close();
}

/** A photo's tile, if in view, and its picture's frame in the dialog; neither with reduced motion. */
function tileAndFrame(slug: string): (HTMLElement | null)[] {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  const tile = document.getElementById(tileId(slug));
  const { top = 0, bottom = 0 } = tile?.getBoundingClientRect() ?? {};
  const inView = bottom > 0 && top < window.innerHeight;
  return [inView ? tile : null, document.querySelector<HTMLElement>('[data-photo-frame]')];
}

/** Animates a copy of the opened photo's picture from one element's box to another's. */
function animatePicture(frame: HTMLElement, from: HTMLElement, to: HTMLElement) {
  const picture = new Image();
  picture.src = frame.querySelector('img')?.currentSrc ?? '';
  animateOver(picture, [boxOf(from), boxOf(to)]);
}

function boxOf(element: HTMLElement): Keyframe {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    transform: `translate(${left}px, ${top}px)`,
    width: `${width}px`,
    height: `${height}px`,
  };
}

/** Animates an element above the whole page and removes it at the end. */
function animateOver(element: HTMLElement, keyframes: Keyframe[] | PropertyIndexedKeyframes) {
  element.className = styles.moving;
  document.body.append(element);
  element.animate(keyframes, MOTION).onfinish = () => element.remove();
}
