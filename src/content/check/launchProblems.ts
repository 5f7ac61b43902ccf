import type { Value, Values } from '../fields/fieldKind';
import { quoted } from '../sentences/phrases';
import { at, type FileProblem, type Problem, warning } from '../sentences/problem';
import type { CheckedFile } from './checkFile';

/** An e-mail address, or the address of a page or site, with the ending that is reserved for examples. */
const EXAMPLE = /^(?:https?:\/\/|\S+@)[^\s/?#]*\.example(?:[/?#]|$)/i;

const SIMULATED = warning(
  'the contact form claims to send messages but sends none.',
  'Write the address of a form service as service below it (docs/owner.md, Receiving messages).',
);

/**
 * Returns warnings about what reaches nobody: addresses that end in `.example`, and a form that sends nothing. None as
 * long as the site's own address is such an example.
 */
export function launchProblems(checked: readonly CheckedFile[]): FileProblem[] {
  const url = checked.find(({ file }) => file === 'site.md')?.values.get('url')?.words;
  if (!url || EXAMPLE.test(url)) return [];
  return checked.flatMap(({ file, values }) =>
    [...values.values()].flatMap((value) =>
      at({ file, ...value.location }, launchProblem(value, values)),
    ),
  );
}

function launchProblem(
  { words = '', location: { field } }: Value,
  values: Values,
): Problem | undefined {
  if (field === 'form' && !values.get('form › service')?.words) return SIMULATED;
  if (!EXAMPLE.test(words)) return undefined;
  return warning(`${quoted(words)} is only an example, and reaches nobody.`, 'Write your own.');
}
