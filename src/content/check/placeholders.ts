import { isMap } from 'yaml';
import type { Value } from '../fields/fieldKind';
import type { PictureFacts } from '../fields/inspectPicture';
import { at, type FileProblem, warning } from '../sentences/problem';
import { quoted } from '../sentences/words';
import type { CheckedFile } from './checkFile';

/** Names reserved for examples, and telephone numbers reserved for fiction. */
const RESERVED =
  /(^|[@.])example(\.(com|net|org))?(\/|$)|\+44 ?20 ?7946 ?0|\+1 ?\d{3} ?555 ?01|( ?000){3}$/;

/** Names in the content that comes with this project, and the form service that its texts name as an example. */
const NAMES = /Elevara|Imani Wrenfield|formspree\.io\/f\/abcdwxyz/;

/** The sizes of its pictures in bytes, by which it knows them under any name: hardly another picture has one of them. */
const SIZES: readonly (number | undefined)[] = [
  300077, 313889, 319321, 321194, 330920, 331443, 332142, 338374, 342867, 350902, 355879, 377380,
  383984, 394982, 403737, 406106, 412124, 419877, 423915, 434526, 494053,
];

/** Returns a warning for everything that a real business must still replace; one for all `pictures` that are shown. */
export function placeholders(
  checked: readonly CheckedFile[],
  pictures: ReadonlyMap<string, PictureFacts | undefined>,
): FileProblem[] {
  const shipped = [...pictures.keys()].filter((path) => SIZES.includes(pictures.get(path)?.bytes));
  const [first] = shipped.sort();
  const words = checked.flatMap(({ file, markdown, values }) => {
    const found = [...values.values()].flatMap((each) => at(each.location, placeholderIn(each)));
    const letter = markdown && NAMES.test(markdown.body) ? LETTER : undefined;
    return [...found, ...at({ line: markdown?.bodyLine }, letter)].flatMap((one) =>
      at({ file }, one),
    );
  });
  return first ? [...words, { file: first, ...picturesProblem(shipped.length - 1) }] : words;
}

const LETTER = warning('this letter is a placeholder.', 'Write your own, or delete it.');

const SIMULATED = warning(
  'the contact form claims to send messages but sends none.',
  'Write the address of a form service as service below it (docs/owner.md, Receiving messages).',
);

const picturesProblem = (more: number) =>
  warning(
    `the site came with this picture${more > 0 ? ` and ${more} more that it still shows` : ''}.`,
    'Put your own in their places, and write what each of them shows.',
  );

const EMPTY_LINK = warning(
  'this link has no target.',
  'Write the page, such as content/pages/privacy.md, and its address here, such as /privacy/. Or delete the link.',
);

function placeholderIn({ words = '', node, location: { field } }: Value) {
  if (field === 'form' && isMap(node) && !node.has('service')) return SIMULATED;
  if (words === '#' && /^(?:legalLinks|more|next) /.test(field)) return EMPTY_LINK;
  const isExample = RESERVED.test(words) || NAMES.test(words);
  return isExample ? warning(`${quoted(words)} is a placeholder.`, 'Write your own.') : undefined;
}
