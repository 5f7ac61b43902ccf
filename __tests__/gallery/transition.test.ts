/** @jest-environment jsdom */
import '../support/dom';
import { closeIntoTile, openFromTile } from '../../src/gallery/transition';
import { installMatchMedia } from '../support/matchMedia';

const TILE = '<div id="photo-hall"></div>';
const DIALOG = '<div data-reach-dialog-overlay><div data-photo-frame><img></div></div>';

/** Where tile and frame are; jsdom has no layout. */
const place = { tile: { top: 100, width: 300 }, frame: { top: 0, width: 900 } };
const change = jest.fn();
/** What moves, and how; it has ended once its function is called. */
const moves: { element: Element; keyframes: unknown; end?: () => void }[] = [];

beforeEach(() => {
  moves.length = 0;
  place.tile.top = 100;
  document.body.innerHTML = TILE + DIALOG;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const { top, width } = this.id ? place.tile : place.frame;
    return new DOMRect(0, top, width, 200);
  });
  Element.prototype.animate = function (keyframes) {
    const move = { element: this, keyframes };
    moves.push(move);
    return Object.defineProperty({} as Animation, 'onfinish', {
      set: (end: () => void) => Object.assign(move, { end }),
    });
  };
});

afterEach(() => Reflect.deleteProperty(Element.prototype, 'animate'));

const widths = (keyframes: unknown) => (keyframes as Keyframe[]).map(({ width }) => width);
const picture = () => moves.find(({ element }) => element.localName === 'img');

describe.each([
  { name: 'opening', move: openFromTile, path: ['300px', '900px'] },
  { name: 'closing', move: closeIntoTile, path: ['900px', '300px'] },
])('$name', ({ move, path }) => {
  test('changes the page at once; the picture moves over it, and is gone afterwards', () => {
    move('hall', change);
    expect(change).toHaveBeenCalledTimes(1);
    expect(widths(picture()?.keyframes)).toEqual(path);
    expect(picture()?.element).toBeInTheDocument();
    moves.forEach(({ end }) => end?.());
    expect(document.body.children).toHaveLength(2);
  });

  test.each([
    ['with reduced motion', () => installMatchMedia({ reducedMotion: true })],
    ['of a photo without a tile', () => document.getElementById('photo-hall')?.remove()],
    ['of a photo whose tile is out of view', () => (place.tile.top = -250)],
    ['without a dialog', () => document.querySelector('[data-photo-frame]')?.remove()],
  ])('%s, moves no picture', (_, prepare) => {
    prepare();
    move('hall', change);
    expect(change).toHaveBeenCalledTimes(1);
    expect(picture()).toBeUndefined();
  });
});

test('closing hides the dialog at once', () => {
  closeIntoTile('hall', change);
  expect(document.querySelector('[data-reach-dialog-overlay]')).not.toBeVisible();
});
