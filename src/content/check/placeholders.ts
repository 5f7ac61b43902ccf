import type { CheckedFile } from './checkFile';
import { type Field, fieldAt } from './fields';
import { type FileProblem, type Problem, quoted, warning } from './problem';

/** Names reserved for examples, and telephone numbers reserved for fiction. */
const RESERVED =
  /(^|[@.])example(\.(com|net|org))?(\/|$)|\+44 ?20 ?7946 ?0|\+1 ?\d{3} ?555 ?01|( ?000){3}$/;

/** Names in the content that comes with this project, and the form service that its texts name as an example. */
const NAMES = /Elevara|Imani Wrenfield|formspree\.io\/f\/abcdwxyz/;

/** How the alternative text of its hero begins. */
const HERO = 'Wooden peg-doll people';

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
    return found.map((problem) => ({ file, ...problem }));
  });
}

const SIMULATED = warning(
  'the contact form claims to send messages but sends none.',
  'Write the address of a form service here (README, Receiving messages).',
);

const PICTURES = warning(
  'the pictures are placeholders too: this is still the first one that the site came with.',
  'Put your own in their places, and write what each of them shows.',
);

const EMPTY_LINK = warning(
  'this link has no target.',
  'Write the page, such as content/pages/privacy.md, and its address here, such as /privacy/. Or delete the link.',
);

function placeholderIn({ words, location, path }: Field) {
  if (words === undefined) return [];
  if (location.field === 'hero › alt' && words.startsWith(HERO))
    return [{ ...location, ...PICTURES }];
  if (words === '#' && ['legalLinks', 'more', 'next'].includes(String(path[0])))
    return [{ ...location, ...EMPTY_LINK }];
  if (!RESERVED.test(words) && !NAMES.test(words)) return [];
  return [{ ...location, ...warning(`${quoted(words)} is a placeholder.`, 'Write your own.') }];
}
