import { preventWidows } from '../src/preventWidows';

it.each([
  [
    'the last three words of each',
    '<p>All of\nus tie.</p> <p>Do so.</p>',
    '<p>All of~us~tie.</p> <p>Do so.</p>',
  ],
  [
    'except long words',
    '<p>Some internationalisation helps.</p>',
    '<p>Some internationalisation helps.</p>',
  ],
  [
    'no tags',
    '<p>Come and <a href="/contact/">see</a></p>',
    '<p>Come and <a href="/contact/">see</a></p>',
  ],
  ['a paragraph without tags', 'All of us tie. Do so.', 'All of us tie.~Do~so.'],
])('binds %s', (_what, text, bound) => {
  expect(preventWidows(text)).toBe(bound.replaceAll('~', '\u00a0'));
});
