/** @jest-environment jsdom */
import type PhotoSwipe from 'photoswipe';
import { growFromTile } from '../../../src/gallery/viewer/growFromTile';

type Filter = (bounds: object, data: { element: HTMLElement }) => unknown;

/** Bounds as PhotoSwipe has them: 40 px of the picture are cut off at its left edge, 20 px at its upper edge. */
const CENTRED = { x: 60, y: 80, w: 200, innerRect: { w: 120, h: 100, x: -40, y: -20 } };

test.each([
  ['50% 50%', { x: 0, y: 0 }],
  ['0% 100%', { x: 40, y: -20 }],
  ['75% 25%', { x: -20, y: 10 }],
])('a picture held at %s grows from where its tile shows it', (position, moved) => {
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
