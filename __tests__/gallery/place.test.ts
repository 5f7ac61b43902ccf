/** @jest-environment jsdom */
import { recallPlace, rememberPlace } from '../../src/gallery/place';

const PLACE = { from: 1, to: 3, top: 4200 };

afterEach(() => window.sessionStorage.clear());

test('a place is remembered for its own history entry', () => {
  rememberPlace('/gallery/ one', PLACE);
  expect(recallPlace('/gallery/ one')).toEqual(PLACE);
  expect(recallPlace('/gallery/ two')).toBeUndefined();
});

test('where the browser allows no storage, nothing is remembered and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  rememberPlace('/gallery/ one', PLACE);
  expect(recallPlace('/gallery/ one')).toBeUndefined();
});

test('what is no place of ours is not taken for one', () => {
  window.sessionStorage.setItem('gallery place /gallery/ one', '{');
  expect(recallPlace('/gallery/ one')).toBeUndefined();
});
