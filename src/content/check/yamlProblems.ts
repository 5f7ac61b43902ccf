import { parseDocument, visit } from 'yaml';
import type { MarkdownFile } from '../reading/frontMatter';
import { error, type Problem } from './problem';

const FIELD_LINE = /^(?<lead>[ -]*)(?<name>[A-Za-z]\w*)(?<mark>\s*[:：=]\s*)(?<words>\S.*?)\s*$/;

/** A sign that may be a quote around the words or part of them. */
const QUOTE = /^["'“”„‘’]/;

/**
 * Returns the mistakes that make front matter invalid YAML. Checks each line separately first: a mistake is
 * usually within one line, but the YAML parser often reports a later one.
 * @param names all names of fields of this kind of file, including nested ones
 */
export function yamlProblems(markdown: MarkdownFile, names: readonly string[]): Problem[] {
  const { yaml, source, positionAt } = markdown;
  const broken = [...yaml.errors, ...yaml.warnings];
  if (broken.length === 0 && !hasReference(yaml)) return [];
  if (broken.length > 0 && broken.every(({ code }) => code === 'DUPLICATE_KEY')) {
    const twice = error('this field appears twice.', 'Delete one of the two lines.');
    return broken.map(({ pos: [at] }) => {
      const field = /[\w-]+/.exec(source.slice(at))?.[0];
      return { ...positionAt(at), field, ...twice };
    });
  }
  const found = source.split('\n').flatMap((text, i) => {
    const problem = lineProblem(text, names);
    return problem ? [{ line: i + 1, ...problem }] : [];
  });
  if (found.length > 0) return found;
  const unknown = error(
    'this line or one next to it cannot be read.',
    'A field is its name, a colon, a space and all its words on one line, indented with spaces like its neighbours.',
  );
  return broken.slice(0, 1).map(({ pos }) => ({ ...positionAt(pos[0]), ...unknown }));
}

/** Returns the problem of a field's line that YAML cannot read, or reads as a reference, even alone. */
function lineProblem(line: string, names: readonly string[]): Problem | undefined {
  const { lead, name, mark, words } = FIELD_LINE.exec(line)?.groups ?? {};
  if (!words) return undefined;
  const isField = /:\s/.test(mark);
  if (isField ? readsAlone(`${name}: ${words}`) : !names.includes(name)) return undefined;
  const right = fieldLine(name, words);
  const expected = right
    ? `Write ${lead.trim() ? '- ' : ''}${right}`
    : "If the quotes belong to the words, write ' before and after all words, and each ' among them twice. If not, delete them.";
  return { field: name, ...error(isField ? causeIn(words) : NO_COLON, expected) };
}

const NO_COLON = 'a plain colon and a space must follow the field’s name.';

function causeIn(words: string): string {
  const begin = `the words begin with ${words[0]}, so the line cannot be read.`;
  return /: |:$/.test(words) ? 'the words contain a colon, so the line cannot be read.' : begin;
}

/**
 * Returns a line with a field that YAML reads as exactly these words; `undefined` if they begin with a quote, since only
 * their writer knows whether it is one of the words.
 */
function fieldLine(name: string, words: string): string | undefined {
  const plain = `${name}: ${words}`;
  const isQuoted = QUOTE.test(words);
  if (readsAlone(plain) && (isQuoted || String(parseDocument(plain).get(name)) === words)) {
    return plain;
  }
  if (isQuoted) return undefined;
  return `${name}: ${inQuotes(words)}`;
}

/** Puts words into quotes, within which YAML reads exactly these words. */
export function inQuotes(words: string): string {
  // Without signs that mean something in double quotes, they are easier to read than doubled apostrophes.
  const isSimple = words.includes("'") && !/["\\]/.test(words);
  return isSimple ? `"${words}"` : `'${words.replace(/'/g, "''")}'`;
}

function readsAlone(line: string): boolean {
  const yaml = parseDocument(line, { prettyErrors: false });
  return yaml.errors.length + yaml.warnings.length === 0 && !hasReference(yaml);
}

/** Whether a text has YAML's references, which begin with `&` or `*`. */
function hasReference(yaml: MarkdownFile['yaml']): boolean {
  let found = false;
  visit(yaml, {
    Alias: () => {
      found = true;
    },
    Value: (_key, { anchor }) => {
      found ||= anchor !== undefined;
    },
  });
  return found;
}
