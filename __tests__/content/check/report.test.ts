import { annotation, report } from '../../../src/content/check/report';
import { error, type FileProblem, warning } from '../../../src/content/sentences/problem';

const SIZE = error('"larg" is not one of the choices.', 'Write small.', 'large');

const PROBLEMS: FileProblem[] = [
  { file: 'content/gallery/a.md', line: 4, field: 'size', ...SIZE },
  { file: 'content/gallery/a.md', ...warning('something is odd.', 'Correct it.') },
  { file: 'content/b.md', ...error('it is gone.', 'Bring it back.') },
];

test('problems are listed below their file, with a count at the end', () => {
  expect(report({ problems: PROBLEMS, files: 26, pictures: 1 })).toBe(
    `content/gallery/a.md
  line 4, error: size: "larg" is not one of the choices. Write small. Did you mean large?
  warning: something is odd. Correct it.

content/b.md
  error: it is gone. Bring it back.

2 errors and 1 warning in 2 files. 26 texts and 1 picture checked.`,
  );
});

test('an annotation escapes the characters that mean something to GitHub', () => {
  const problem = error('100%:\r\n::error::, that is.', 'Correct it.');
  expect(annotation({ file: 'content/a, b:50%.md', ...problem })).toBe(
    '::error file=content/a%2C b%3A50%25.md::100%25:%0D%0A::error::, that is. Correct it.',
  );
});
