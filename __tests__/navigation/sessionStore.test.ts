/** @jest-environment jsdom */
import { readFromSession, saveInSession } from '../../src/navigation/sessionStore';

const PLACE = { from: 1, to: 3, top: 4200 };

afterEach(() => window.sessionStorage.clear());

test('a value is saved under its own key', () => {
  saveInSession('one', PLACE);
  expect(readFromSession('one')).toEqual(PLACE);
  expect(readFromSession('two')).toBeUndefined();
});

test('where the browser forbids storage, nothing is saved and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  saveInSession('one', PLACE);
  expect(readFromSession('one')).toBeUndefined();
});

test('text that is not JSON is not a value', () => {
  window.sessionStorage.setItem('one', '{');
  expect(readFromSession('one')).toBeUndefined();
});
