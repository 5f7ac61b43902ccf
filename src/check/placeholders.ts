import { createHash } from 'node:crypto';
import { isScalar } from 'yaml';
import { contentSchema } from '../schemas/contentSchema';
import { parseMarkdown } from '../schemas/frontMatter';
import { meantValue } from '../schemas/value';
import type { CheckedFile } from './checkFile';
import { fieldAt, fieldsOf, type Field } from './fields';
import type { PictureFacts } from './inspectPicture';
import { quoted, warning, type FileProblem, type Problem } from './problem';
import { SHIPPED } from './shipped';

/** Names that no website can have, and telephone numbers that regulators keep for stories. */
const RESERVED = /(^|[@.])example(\.(com|net|org))?$|^\+44 20 7946 0|^\+1 \d{3} 555 01/;

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
  return checked.flatMap(({ file, kind, text, pictures }) => {
    const markdown = parseMarkdown(text);
    if (!markdown) return [];
    const fields = fieldsOf(markdown, contentSchema(kind.schema));
    const found: Problem[] = [...fields.values()].flatMap((field) => placeholderIn(field));
    const shown = pictures.flatMap(({ picture, line, column, field }) => {
      const { digest } = inspected.get(picture) ?? {};
      return digest && SHIPPED.has(digest.slice(0, 8))
        ? {
            line,
            column,
            field,
            ...warning(`${picture} is a placeholder.`, 'Put a picture of your own here.'),
          }
        : [];
    });
    if (SHIPPED.has(digestOf(markdown.body))) {
      const letter = warning('this letter is a placeholder.', 'Write your own, or delete it.');
      found.push({ line: markdown.bodyLine, ...letter });
    }
    if (kind.field === 'contactPage' && !fields.has('form › service')) {
      const { place } = fieldAt(fields, ['form', 'service']);
      found.push({ ...place, ...SIMULATED });
    }
    return [...found, ...shown].map((problem) => ({ file, ...problem }));
  });
}

const SIMULATED = warning(
  'the contact form says that messages are sent, and sends none.',
  'Write the address of a service for forms here (README, Receiving messages).',
);

function placeholderIn({ node, schema, place, path }: Field) {
  const words = isScalar(node) ? meantValue(node, schema) : undefined;
  if (typeof words !== 'string') return [];
  const isEmptyLink = path[0] === 'legalLinks' && words === '#';
  const leadsNowhere = RESERVED.test(words);
  if (!isEmptyLink && !leadsNowhere && !SHIPPED.has(digestOf(words))) return [];
  const found = isEmptyLink ? 'this link leads nowhere.' : `${quoted(words)} is a placeholder.`;
  const expected = isEmptyLink
    ? 'Write the address of the page, or delete the link.'
    : 'Write your own.';
  return [{ ...place, ...warning(found, expected) }];
}

/**
 * The warning about the logo that the site was made with.
 * @param logo the file's content
 */
export function logoPlaceholder(logo: Uint8Array): Problem[] {
  return SHIPPED.has(digestOf(new TextDecoder().decode(logo))) ? [LOGO] : [];
}

const LOGO = warning(
  'this logo is a placeholder, and with it the icons that the build makes of it.',
  'Put your own in its place.',
);

function digestOf(words: string): string {
  return createHash('md5').update(words.trim()).digest('hex').slice(0, 8);
}
