import type { KeyboardEvent } from 'react';
import { handlePhotoKey } from '../../../src/gallery/viewer/handlePhotoKey';

test.each([
  ['ArrowRight', {}, true],
  ['ArrowRight', { shiftKey: true }, false],
  ['ArrowLeft', { altKey: true }, false],
  ['ArrowRight', { ctrlKey: true }, false],
  ['+', { shiftKey: true }, true],
  ['-', { metaKey: true }, false],
])('the viewer takes the key %s with %j: %s', (key, modifiers, taken) => {
  const act = jest.fn();
  const event = { key, ...modifiers, preventDefault: jest.fn() };
  handlePhotoKey(event as unknown as KeyboardEvent, { act, zoomed: false });
  expect(act.mock.calls.length > 0).toBe(taken);
});
