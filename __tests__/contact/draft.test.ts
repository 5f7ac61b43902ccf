/** @jest-environment jsdom */
import { EMPTY_DRAFT, keepDraft, mailOf, readDraft } from '../../src/contact/draft';

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

const LABELS = { name: 'Who', email: 'Where', subject: 'What', message: 'Words' };
const DRAFT = {
  name: 'Zoë & Max',
  email: 'z+m@tides.example',
  subject: 'Q&A',
  message: '1 + 1\n= 2',
};

/** Returns what a mail program reads in the address for a message: subject and body. */
const mailWith = (message: string) => {
  const mail = new URL(mailOf('quay@tides.example', { ...DRAFT, message }, LABELS, 'Too long.'));
  expect(mail.pathname).toBe('quay@tides.example');
  return [...mail.search.slice(1).split('&')].map((part) => decodeURIComponent(part));
};

test('an e-mail has the subject, and labels and texts as they were written', () => {
  const before = 'Who\r\nZoë & Max\r\n\r\nWhere\r\nz+m@tides.example\r\n\r\nWhat\r\nQ&A';
  expect(mailWith(DRAFT.message)).toEqual([
    'subject=Q&A',
    `body=${before}\r\n\r\nWords\r\n1 + 1\r\n= 2`,
  ]);
  expect(mailWith('ü'.repeat(260))[1]).toMatch(/\r\nü{260}$/);
  expect(mailWith('ü'.repeat(300))[1]).toBe(`body=${before}\r\n\r\nWords\r\nToo long.`);
});
