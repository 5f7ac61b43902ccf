import type { ContentSchema } from '../fields/contentSchema';
import { type MarkdownFile, parseYaml } from '../reading/frontMatter';
import { inQuotes } from '../sentences/phrases';
import { at, error, lineOf, type Problem } from '../sentences/problem';

/** Returns the reason why a file has no front matter: a missing or mistyped line of hyphens. */
export function fenceProblem(text: string): Problem {
  const start = text.search(/\S/);
  if (start === -1) {
    return error('this file is empty.', 'Fill it in as in docs/adding-a-photo.md, or delete it.');
  }
  return { line: lineOf(text, start), ...(text.startsWith('---', start) ? NO_END : NO_BEGINNING) };
}

const NO_END = error(
  'the fields begin here but do not end with a line of three hyphens.',
  'Write --- (three hyphens, nothing else) on a line of its own below the last field.',
);

const NO_BEGINNING = error(
  'the file must begin with a line of three hyphens.',
  'Write --- (three hyphens, nothing else) as the first line, and again below the fields. If this is no text of the site, move the file out of content/.',
);

const FIELD_LINE = /^(?<lead>[ -]*)(?<name>[A-Za-z]\w*)(?<mark>\s*[:：=]\s*)(?<words>\S.*?)\s*$/;

/** A field whose words YAML reads as a reference to others. */
const REFERENCE = /^[ -]*\w+:\s+[&*]/m;

/** A character that may be a quote around the words or part of them. */
const QUOTE = /^["'“”„‘’]/;

/**
 * Returns the mistakes that make front matter invalid YAML. Checks each line separately first: a mistake is
 * usually within one line, but the YAML parser often reports a later one.
 */
export function yamlProblems(markdown: MarkdownFile, schema: ContentSchema): Problem[] {
  const { yaml, source } = markdown;
  const cut = cutProblem(markdown, schema);
  if (cut) return [cut];
  const broken = [...yaml.errors, ...yaml.warnings];
  if (broken.length === 0 && !REFERENCE.test(source)) return [];
  if (broken.length > 0 && broken.every(({ code }) => code === 'DUPLICATE_KEY')) {
    const twice = error('this field appears twice.', 'Delete one of the two lines.');
    return broken.map(({ pos: [start] }) => {
      const field = /[\w-]+/.exec(source.slice(start))?.[0];
      return { line: lineOf(source, start), field, ...twice };
    });
  }
  const names = fieldNames(schema);
  const lines = source.split('\n');
  const found = lines.flatMap((text, i) => at({ line: i + 1 }, lineProblem(text, names)));
  if (found.length > 0) return found;
  const unknown = error(
    'this line or one next to it cannot be read.',
    'A field is its name, a colon, a space and all its words on one line, indented with spaces like its neighbours.',
  );
  return broken.slice(0, 1).map(({ pos }) => ({ line: lineOf(source, pos[0]), ...unknown }));
}

/** Returns the problem of a line of hyphens between fields, which turns the fields below it into text. */
function cutProblem(
  { source, values, body }: MarkdownFile,
  { properties = {} }: ContentSchema,
): Problem | undefined {
  const [, name] = /^(\w+):(?:\s|$)/.exec(body) ?? [];
  if (!(name in properties) || values.has(name)) return undefined;
  const cut = error('this line of hyphens ends the fields, but more follow.', 'Delete this line.');
  return { line: lineOf(source, source.length), ...cut };
}

/** Returns the names of all fields in a schema, including nested ones. */
function fieldNames({ properties = {}, items }: ContentSchema): string[] {
  const own = Object.entries(properties).flatMap(([name, field]) => [name, ...fieldNames(field)]);
  return items ? fieldNames(items) : own;
}

/** Returns the problem of a field's line that YAML cannot read, or reads as a reference, even alone. */
function lineProblem(line: string, names: readonly string[]): Problem | undefined {
  const { lead, name, mark, words } = FIELD_LINE.exec(line)?.groups ?? {};
  if (!words) return undefined;
  const isField = /:\s/.test(mark);
  const alone = readAlone(name, words);
  if (isField ? alone !== undefined : !names.includes(name)) return undefined;
  // Only their writer knows whether it is one of the words.
  const isQuoted = QUOTE.test(words);
  const right = isQuoted || alone === words ? words : inQuotes(words);
  const expected =
    isQuoted && alone === undefined
      ? "To keep the quotes, put ' before and after the whole text, and write each ' in it twice. Otherwise, delete them."
      : `Write ${lead.trim() ? '- ' : ''}${name}: ${right}`;
  return { field: name, ...error(isField ? causeIn(words) : NO_COLON, expected) };
}

/** Returns what YAML reads from a field's line alone; `undefined` if it cannot, or reads a reference. */
function readAlone(name: string, words: string): unknown {
  const line = `${name}: ${words}`;
  const yaml = parseYaml(line);
  const isBroken = yaml.errors.length + yaml.warnings.length > 0 || REFERENCE.test(line);
  return isBroken ? undefined : (yaml.get(name) ?? null);
}

const NO_COLON = 'a plain colon and a space must follow the field’s name.';

function causeIn(words: string): string {
  const cause = /: |:$/.test(words) ? 'contain a colon' : `begin with ${words[0]}`;
  return `the words ${cause}, so the line cannot be read.`;
}
