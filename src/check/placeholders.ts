import { isScalar } from 'yaml';
import { meantValue } from '../schemas/value';
import type { CheckedFile } from './checkFile';
import { fieldAt, type Field } from './fields';
import { digestOf, type PictureFacts } from './inspectPicture';
import { quoted, warning, type FileProblem, type Problem } from './problem';
import { SHIPPED } from './shipped';

/** Names that no website can have, and telephone numbers that regulators keep for stories. */
const RESERVED = /(^|[@.])example(\.(com|net|org))?$|^\+44 20 7946 0|^\+1 \d{3} 555 01/;

const isShipped = (digest = '') => SHIPPED.has(digest.slice(0, 8));

/**
 * What a real business still has to replace: the words and pictures that the site was made with, addresses and
 * numbers that lead nowhere, legal links to nothing, and a form that only pretends to send.
 * @param checked all markdown files
 * @param inspected all pictures in use, by path
 * @returns warnings whose `file` is relative to `content/`
 */
export function placeholders(
  checked: readonly CheckedFile[],
  inspected: ReadonlyMap<string, PictureFacts>,
): FileProblem[] {
  return checked.flatMap(({ file, kind, markdown, fields, pictures }) => {
    if (!markdown) return [];
    const found: Problem[] = [...fields.values()].flatMap((field) => placeholderIn(field));
    for (const { picture, line, column, field } of pictures) {
      if (!isShipped(inspected.get(picture)?.digest)) continue;
      const own = warning(`${picture} is a placeholder.`, 'Put a picture of your own here.');
      found.push({ line, column, field, ...own });
    }
    if (isShipped(digestOf(markdown.body))) {
      const body = warning('this text is a placeholder.', 'Write your own, or delete it.');
      found.push({ line: markdown.bodyLine, ...body });
    }
    const boards = fields.get('boards');
    if (isShipped(digestOf(boards?.typed.match(/[\d.]+/g)?.join(' ') ?? ''))) {
      found.push({ ...boards?.place, ...BOARDS });
    }
    if (kind.field === 'contactPage' && !fields.has('form › service')) {
      const { place } = fieldAt(fields, ['form', 'service']);
      found.push({ ...place, ...SIMULATED });
    }
    return found.map((problem) => ({ file, ...problem }));
  });
}

const SIMULATED = warning(
  'the contact form says that messages are sent, and sends none.',
  'Write the address of a service for forms here (README, Receiving messages).',
);

const BOARDS = warning(
  'these boards stand where the picture of the placeholders has them.',
  'Give each its place in your own picture, or delete them all.',
);

const EMPTY_LINK = warning(
  'this link leads nowhere.',
  'Write the address of the page, or delete the link.',
);

function placeholderIn({ node, schema, place, path }: Field) {
  const words = isScalar(node) ? meantValue(node, schema) : undefined;
  if (typeof words !== 'string') return [];
  if (path[0] === 'legalLinks' && words === '#') return [{ ...place, ...EMPTY_LINK }];
  if (!RESERVED.test(words) && !isShipped(digestOf(words.trim()))) return [];
  return [{ ...place, ...warning(`${quoted(words)} is a placeholder.`, 'Write your own.') }];
}

/**
 * The warning about the logo that the site was made with.
 * @param logo the file's content
 */
export function logoPlaceholder(logo: Uint8Array): Problem[] {
  return isShipped(digestOf(new TextDecoder().decode(logo).trim())) ? [LOGO] : [];
}

const LOGO = warning(
  'this logo is a placeholder, and with it the icons that the build makes of it.',
  'Put your own in its place.',
);
