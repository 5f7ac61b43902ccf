import { handlePhotoKey } from '../../../src/gallery/viewer/handlePhotoKey';

test.each([
  ['ArrowRight', {}, true],
  ['ArrowRight', { shiftKey: true }, false],
  ['ArrowLeft', { altKey: true }, false],
  ['ArrowRight', { ctrlKey: true }, false],
  ['ArrowLeft', { metaKey: true }, false],
])('the viewer takes the key %s with %j: %s', (key, modifiers, taken) => {
  const act = jest.fn();
  const verbs = { next: act, previous: act, pan: act };
  const none = { metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };
  const event = { key, ...none, ...modifiers, preventDefault: jest.fn() };
  handlePhotoKey(event, { zoomed: false, ...verbs });
  expect(act.mock.calls.length > 0).toBe(taken);
});
