/** @jest-environment jsdom */
/** Opens a new page, which shares only the browser's storage with the previous one. */
async function visit() {
  jest.resetModules();
  return import('../../src/dolls/takenPlace');
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the browser keeps the number of the pattern, and later visits find it', async () => {
  const before = await visit();
  expect(before.isTaken()).toBe(false);
  before.takePlace(17);
  expect(Object.entries(localStorage)).toEqual([['place', '17']]);

  const after = await visit();
  expect(after.isTaken()).toBe(true);
  expect(after.keptPattern()).toBe('17');
});

test('if the browser stores nothing, the doll stays until the visitor leaves the page', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  const { isTaken, keptPattern, onPlaceTaken, takePlace } = await visit();
  expect(isTaken()).toBe(false);
  const told = jest.fn();
  onPlaceTaken(told);
  takePlace(3);
  expect(told).toHaveBeenCalledTimes(1);
  expect(keptPattern()).toBe('3');
});
