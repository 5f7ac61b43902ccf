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

test('an e-mail has the subject, and labels and texts as they were written', () => {
  const labels = { name: 'Who', email: 'Where', subject: 'What', message: 'Words' };
  const mailWith = (message: string) => {
    const draft = { name: 'Zoë & Max', email: 'z+m@tides.example', subject: 'Q&A', message };
    return mailOf('quay@tides.example', draft, labels, 'Too long.').split(/[?&]/);
  };
  const before =
    'Who\r\nZoë & Max\r\n\r\nWhere\r\nz+m@tides.example\r\n\r\nWhat\r\nQ&A\r\n\r\nWords';
  const [to, ...parts] = mailWith('1 + 1\n= 2');
  expect(to).toBe('mailto:quay@tides.example');
  expect(parts.map(decodeURIComponent)).toEqual(['subject=Q&A', `body=${before}\r\n1 + 1\r\n= 2`]);
  expect(decodeURIComponent(mailWith('half \ud83d')[2])).toMatch(/half \ufffd$/);
  expect(decodeURIComponent(mailWith('ü'.repeat(260))[2])).toMatch(/\r\nü{260}$/);
  expect(decodeURIComponent(mailWith('ü'.repeat(300))[2])).toBe(`body=${before}\r\nToo long.`);
});
