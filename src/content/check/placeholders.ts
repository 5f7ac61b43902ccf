import { isScalar } from 'yaml';
import { coerce } from '../reading/value';
import type { CheckedFile } from './checkFile';
import { fieldAt, type Field } from './fields';
import { quoted, warning, type FileProblem, type Problem } from './problem';

/** Names reserved for examples, and telephone numbers reserved for fiction. */
const RESERVED =
  /(^|[@.])example(\.(com|net|org))?(\/|$)|\+44 ?20 ?7946 ?0|\+1 ?\d{3} ?555 ?01|( ?000){3}$/;

/** Position of the first board in the not-found picture that comes with this project. */
const SHIPPED_BOARD = 'across: 56.3';

/** Names in the content that comes with this project, and the form services that its texts name as examples. */
const NAMES = /Elevara|Imani Wrenfield|formspree\.io\/f\/abcdwxyz|\/\/forms\.example\.org/;

/** What that content promises to people who write. */
const PROMISES =
  /^(We read every message ourselves|We answer within two working days|The first conversation is free)\.$/;

/** Returns a warning for everything that a real business must still replace. */
export function placeholders(checked: readonly CheckedFile[]): FileProblem[] {
  return checked.flatMap(({ file, kind, markdown, fields }) => {
    if (!markdown) return [];
    const found: Problem[] = [...fields.values()].flatMap((field) => placeholderIn(field));
    if (NAMES.test(markdown.body)) {
      const letter = warning('this letter is a placeholder.', 'Write your own, or delete it.');
      found.push({ line: markdown.bodyLine, ...letter });
    }
    if (kind.field === 'contactPage' && !fields.has('form › service')) {
      const { location } = fieldAt(fields, ['form', 'service']);
      found.push({ ...location, ...SIMULATED });
    }
    const boards = fields.get('boards');
    if (boards?.typed.includes(SHIPPED_BOARD)) found.push({ ...boards.location, ...BOARDS });
    return found.map((problem) => ({ file, ...problem }));
  });
}

const SIMULATED = warning(
  'the contact form claims to send messages but sends none.',
  'Write the address of a form service here (README, Receiving messages).',
);

const BOARDS = warning(
  'the positions of these boards fit only the placeholder picture.',
  'Set across and down of each board to fit your own picture, or delete all boards.',
);

const EMPTY_LINK = warning(
  'this link has no target.',
  'Write the page, such as content/pages/privacy.md, and its address here, such as /privacy/. Or delete the link.',
);

function placeholderIn({ node, schema, location, path }: Field) {
  const words = isScalar(node) ? coerce(node, schema) : undefined;
  if (typeof words !== 'string') return [];
  if (words === '#' && ['legalLinks', 'more', 'next'].includes(String(path[0])))
    return [{ ...location, ...EMPTY_LINK }];
  if (![RESERVED, NAMES, PROMISES].some((invented) => invented.test(words))) return [];
  return [{ ...location, ...warning(`${quoted(words)} is a placeholder.`, 'Write your own.') }];
}
