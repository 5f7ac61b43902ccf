/** @jest-environment jsdom */
import type PhotoSwipe from 'photoswipe';
import { growFromTile } from '../../../src/gallery/viewer/growFromTile';

type Filter = (bounds: object, data: { element: HTMLElement }) => unknown;

/** Bounds in PhotoSwipe's form: 40 px of the picture are cut off at the left, 20 px at the top. */
const CENTRED = { x: 60, y: 80, w: 200, innerRect: { w: 120, h: 100, x: -40, y: -20 } };

test.each([
  ['50% 50%', { x: 0, y: 0 }],
  ['0% 100%', { x: 40, y: -20 }],
  ['75% 25%', { x: -20, y: 10 }],
])('a picture cropped at %s grows from its tile’s crop', (position, moved) => {
  let filter: Filter | undefined;
  const addFilter = (_name: string, added: Filter) => (filter = added);
  growFromTile({ addFilter } as unknown as PhotoSwipe);
  const element = document.createElement('a');
  element.innerHTML = `<img alt="" style="object-position: ${position}">`;
  document.body.replaceChildren(element);
  expect(filter?.(CENTRED, { element })).toEqual({
    x: 60 + moved.x,
    y: 80 + moved.y,
    w: 200,
    innerRect: { w: 120, h: 100, x: -40 + moved.x, y: -20 + moved.y },
  });
});
