/** @jest-environment jsdom */
import { EMPTY_DRAFT, keepDraft, readDraft } from '../../src/contact/draft';

afterEach(() => sessionStorage.clear());

test.each(['null', '"words"', '[1]', '{"name":{}}', 'no JSON'])(
  'stored text such as %s is no draft',
  (stored) => {
    sessionStorage.setItem('draft', stored);
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  },
);

test('a browser that refuses storage keeps none, and breaks nothing', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
  }
  keepDraft(EMPTY_DRAFT);
  expect(readDraft()).toEqual(EMPTY_DRAFT);
});
