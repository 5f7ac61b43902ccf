import { typeset } from '../../src/content/decode';
import { parseMarkdown } from '../../src/content/reading/frontMatter';

test.each([
  ['« Envie de jouer ? »', '«~Envie de jouer~?~»'],
  ['**Prix** : 320 €, 10 %', '**Prix**~: 320~€, 10~%'],
  ['[Le site](https://tides.example) !', '[Le site](https://tides.example)~!'],
  ['| « a » | 320 € |', '| «~a~» | 320~€ |'],
])('the signs of %s stay with their words', (typed, shown) => {
  expect(typeset(typed).replaceAll('\xa0', '~')).toBe(shown);
});

test.each([
  'Er sagt: »Ja.« Dann nichts.',
  'From €320. +33 4 72 00 00 00',
  '| :--- | ---: |',
  '- ! One\n1. % Two',
  '`a ? b` <a ? b>',
  'https://tides.example ?',
])('%s stays as it is', (typed) => {
  expect(typeset(typed)).toBe(typed);
});

test('the text below the fields is typeset', () => {
  expect(parseMarkdown('---\n---\nUn piano ?', {})?.body).toBe('Un piano\xa0?');
});
