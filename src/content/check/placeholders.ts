import { isMap } from 'yaml';
import type { CheckedFile } from './checkFile';
import type { Field } from './fields';
import { type FileProblem, warning } from './problem';
import { quoted } from './words';

/** Names reserved for examples, and telephone numbers reserved for fiction. */
const RESERVED =
  /(^|[@.])example(\.(com|net|org))?(\/|$)|\+44 ?20 ?7946 ?0|\+1 ?\d{3} ?555 ?01|( ?000){3}$/;

/** Names in the content that comes with this project, and the form service that its texts name as an example. */
const NAMES = /Elevara|Imani Wrenfield|formspree\.io\/f\/abcdwxyz/;

/** How the alternative text of its hero begins. */
const HERO = 'Wooden peg-doll people';

/** Returns a warning for everything that a real business must still replace. */
export function placeholders(checked: readonly CheckedFile[]): FileProblem[] {
  return checked.flatMap(({ file, markdown, fields }) => {
    const found = [...fields.values()].flatMap((field) => {
      const problem = placeholderIn(field);
      return problem ? [{ ...field.location, ...problem }] : [];
    });
    const isShippedLetter = markdown && NAMES.test(markdown.body);
    const letter = isShippedLetter ? [{ line: markdown.bodyLine, ...LETTER }] : [];
    return [...found, ...letter].map((problem) => ({ file, ...problem }));
  });
}

const LETTER = warning('this letter is a placeholder.', 'Write your own, or delete it.');

const SIMULATED = warning(
  'the contact form claims to send messages but sends none.',
  'Write the address of a form service as service below it (docs/owner.md, Receiving messages).',
);

const PICTURES = warning(
  'the pictures are placeholders too: this is still the first one that the site came with.',
  'Put your own in their places, and write what each of them shows.',
);

const EMPTY_LINK = warning(
  'this link has no target.',
  'Write the page, such as content/pages/privacy.md, and its address here, such as /privacy/. Or delete the link.',
);

function placeholderIn({ words = '', node, location: { field }, path }: Field) {
  if (field === 'form' && isMap(node) && !node.has('service')) return SIMULATED;
  if (field === 'hero › alt' && words.startsWith(HERO)) return PICTURES;
  if (words === '#' && /^(?:legalLinks|more|next)$/.test(String(path[0]))) return EMPTY_LINK;
  const isExample = RESERVED.test(words) || NAMES.test(words);
  return isExample ? warning(`${quoted(words)} is a placeholder.`, 'Write your own.') : undefined;
}
