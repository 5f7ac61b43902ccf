/** @jest-environment jsdom */
import { isTaken, keptPattern, onPlaceTaken, takePlace } from '../../src/dolls/takenPlace';

test('if the browser stores nothing, the doll stays until the visitor leaves the page', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  expect(isTaken()).toBe(false);
  const told = jest.fn();
  onPlaceTaken(told);
  takePlace(3);
  expect(told).toHaveBeenCalledTimes(1);
  expect(keptPattern()).toBe('3');
});
