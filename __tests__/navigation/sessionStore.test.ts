/** @jest-environment jsdom */
import { readFromSession, saveInSession } from '../../src/navigation/sessionStore';

test('where the browser forbids storage, nothing is saved and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  saveInSession('one', 'value');
  expect(readFromSession('one')).toBeUndefined();
});
