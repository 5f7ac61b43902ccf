import { isMap } from 'yaml';
import type { ContentSchema } from '../../schemas/contentSchema';
import { parseMarkdown, normalizeText } from '../../schemas/frontMatter';
import { meantValue } from '../../schemas/value';
import { BODY } from './names';
import { rewrite, writeFields } from './rewrite';

type Fields = Record<string, unknown>;

/**
 * Name of a field in which the form carries the file's text from `readFile` to `writeFile`, which leaves
 * the lines of unchanged fields as they were.
 */
const SOURCE = '_source';

/**
 * The form's fields for a markdown file, read as the build reads them.
 * @throws Error when its front matter cannot be read; the desk shows the message with the file's path
 */
export function readFile(text: string, schema: ContentSchema): Fields {
  const file = parseMarkdown(text);
  if (!file || file.yaml.errors.length > 0 || !isMap(file.yaml.contents)) {
    throw new Error('This file has mistakes: npm run content:check says which.');
  }
  const fields = meantValue(file.yaml.contents, schema) as Fields;
  return { ...fields, [BODY]: file.body, [SOURCE]: text };
}

/**
 * The markdown file for the fields of a form: an edited file, or a new one with the fields in the
 * order of the schema.
 */
export function writeFile(
  { [SOURCE]: source, [BODY]: body, ...form }: Fields,
  schema: ContentSchema,
) {
  const fields = (withoutEmpty(form) ?? {}) as Fields;
  const newBody = typeof body === 'string' ? body.trim() : '';
  if (typeof source !== 'string') {
    const order = Object.keys(schema.properties ?? {}).filter((name) => name in fields);
    const front = writeFields(Object.fromEntries(order.map((name) => [name, fields[name]])));
    return `---\n${front}---\n${newBody && `\n${newBody}\n`}`;
  }
  const text = normalizeText(source);
  const file = parseMarkdown(source);
  if (!file || !isMap(file.yaml.contents)) throw new Error('The file cannot be read any more.');
  // Offsets in `file.source` are offsets in `text` too: see `MarkdownFile`.
  const end = file.source.length;
  const front = rewrite(text.slice(0, end), file.yaml.contents, schema, fields);
  return front + (newBody === file.body ? text.slice(end) : `---\n\n${newBody}\n`);
}

/** A value of a form without its empty fields; `undefined` when nothing is left. */
function withoutEmpty(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object') return value;
  const kept = Object.entries(value)
    .map(([name, inner]) => [name, withoutEmpty(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
