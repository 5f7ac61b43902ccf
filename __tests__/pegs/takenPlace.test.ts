/** @jest-environment jsdom */
/** A page that has just been opened: nothing but the browser's storage is left of the one before. */
async function visit() {
  jest.resetModules();
  return import('../../src/pegs/takenPlace');
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

test('a doll drops in the visit in which it came, not in later ones', async () => {
  const before = await visit();
  before.takePlace(3);
  expect(before.hasDropped()).toBe(true);
  expect((await visit()).hasDropped()).toBe(false);
});

test('where the browser keeps nothing, the doll stays until the page is left', async () => {
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
