import { tileId } from './address';
import * as styles from './transition.module.css';

/** How a photo moves between its tile and the dialog, ms. */
const MOTION = { duration: 200, easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)' };

/** Opens a photo's dialog; its picture grows out of the tile, unless the dialog's script is still on its way. */
export function openFromTile(slug: string, open: () => void): void {
  open();
  const [tile, frame] = placesOf(slug);
  if (!tile || !frame) return;
  glide(frame, tile, frame);
  frame.animate({ opacity: [0, 0] }, MOTION);
}

/** Closes a photo's dialog; its ground fades while its picture shrinks into the tile, if that is in view. */
export function closeIntoTile(slug: string, close: () => void): void {
  const [tile, frame] = placesOf(slug);
  if (frame) show(document.createElement('div'), { opacity: [1, 0] });
  if (tile && frame) glide(frame, frame, tile);
  // The dialog goes with the next step of history, which takes browsers a moment.
  const dialog = document.querySelector<HTMLElement>('[data-reach-dialog-overlay]');
  dialog?.style.setProperty('display', 'none');
  close();
}

/** Where a photo's tile is, if it is in view, and its picture in the dialog; neither where motion is unwanted. */
function placesOf(slug: string): (HTMLElement | null)[] {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  const tile = document.getElementById(tileId(slug));
  const { top = 0, bottom = 0 } = tile?.getBoundingClientRect() ?? {};
  const inView = bottom > 0 && top < window.innerHeight;
  return [inView ? tile : null, document.querySelector<HTMLElement>('[data-photo-frame]')];
}

/** Lets the picture of an opened photo move over the page from one place to another. */
function glide(frame: HTMLElement, from: HTMLElement, to: HTMLElement) {
  const picture = new Image();
  picture.src = frame.querySelector('img')?.currentSrc ?? '';
  show(picture, [placeOf(from), placeOf(to)]);
}

function placeOf(element: HTMLElement): Keyframe {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    transform: `translate(${left}px, ${top}px)`,
    width: `${width}px`,
    height: `${height}px`,
  };
}

/** Shows an element over the page for as long as it moves. */
function show(element: HTMLElement, keyframes: Keyframe[] | PropertyIndexedKeyframes) {
  element.className = styles.moving;
  document.body.append(element);
  element.animate(keyframes, MOTION).onfinish = () => element.remove();
}
