import { error, type Problem } from '../sentences/problem';
import type { FieldKind, Surroundings, Value } from './fieldKind';
import { words } from './words';

/** The name of a file, or one that a camera gives: one token, so that "P6 pupils read" is none. */
const FILE_NAME =
  /^([\w %().-]+\.(jpe?g|png|webp|avif|tiff?|hei[cf]|gif)|(IMG|DSC[FN]?|PXL)[ _-]?\d[\w.-]*|P\d{5,}|WhatsApp Image \d[\w .-]*)$/i;
const INSTEAD = 'Write in a sentence what the picture shows, for people who cannot see it.';

/** A form cannot compare two fields, so this excludes every single word, as the admin page names pictures. */
const PATTERN = `/^(?!${FILE_NAME.source}|[\\w.-]+$)/i`;

/** The alternative text of a picture. */
export const alt: FieldKind = {
  ...words,
  form: (schema) => ({
    ...words.form(schema),
    pattern: [PATTERN, `This is the name of a file. ${INSTEAD}`],
  }),
  check: (value, around) => words.check?.(value, around) ?? altProblem(value, around),
};

/** Returns the problem of an alt text that is a file name, such as that of a picture of the same file. */
function altProblem({ words: said = '' }: Value, { values }: Surroundings): Problem | undefined {
  const text = said.trim();
  const isPicture = [...values.values()].some(
    ({ schema, words: name = '' }) =>
      schema.holds === 'picture' && stemOf(name) === text.toLowerCase(),
  );
  return isPicture || FILE_NAME.test(text)
    ? error(`"${text}" is the name of a file.`, INSTEAD)
    : undefined;
}

const stemOf = (file: string) => file.toLowerCase().replace(/\.\w+$/, '');
