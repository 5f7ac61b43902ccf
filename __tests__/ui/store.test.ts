/** @jest-environment jsdom */
import { createStoredText } from '../../src/ui/store';

function refuse(...methods: ('getItem' | 'setItem')[]) {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
  }
}

test.each([
  ['this page load if storage is refused', () => refuse('getItem', 'setItem'), ''],
  ['this page load if storage is full', () => refuse('setItem'), ''],
  ['later ones if not', () => undefined, 'dots'],
])('a text is kept for %s', (_, prepare, later) => {
  localStorage.clear();
  prepare();
  const text = createStoredText('localStorage', 'skirt');
  expect(text.get()).toBe('');
  const told = jest.fn();
  text.subscribe(told);
  text.set('dots');
  expect(told).toHaveBeenCalledTimes(1);
  expect(text.get()).toBe('dots');
  expect(createStoredText('localStorage', 'skirt').get()).toBe(later);
});
