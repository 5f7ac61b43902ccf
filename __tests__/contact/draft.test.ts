/** @jest-environment jsdom */
import { draftOf, EMPTY_DRAFT, keepDraft, readDraft } from '../../src/contact/draft';

const DRAFT = draftOf((name) => `its ${name}`);

afterEach(() => sessionStorage.clear());

test('a draft is kept for the tab, as one text', () => {
  keepDraft(DRAFT);
  expect(sessionStorage).toHaveLength(1);
  expect(readDraft()).toEqual(DRAFT);
});

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
  keepDraft(DRAFT);
  expect(readDraft()).toEqual(EMPTY_DRAFT);
});
