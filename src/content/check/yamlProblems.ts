import { isAlias, isNode, parseDocument, visit } from 'yaml';
import type { MarkdownFile } from '../reading/frontMatter';
import { MARKDOWN_PICTURE } from './nameProblems';
import { error, type Problem } from './problem';

const FIELD_LINE = /^(?<lead>[ -]*)(?<name>[A-Za-z][\w-]*):[ \t]+(?<value>\S.*?)\s*$/;

/** A line that begins with a field's name and its mark, or with a list's hyphen. */
const OWN_LINE = /^\s*(?:-\s|[A-Za-z][\w-]*\s*[:：=])/;

/** Words that begin with an apostrophe, which is no quote. */
const APOSTROPHE = /^['’](?:tis|twas|til|em|n|cause|bout|round|\d0s)\b(?!.*'$)/i;

/** A text in quotes; the closing quote may be missing. */
const QUOTES = /^(["'“”‘’])(.*?)["'“”‘’]?$/;

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
  const lines = source
    .split('\n')
    .map((text, i) => ({ text, line: i + 1 }))
    .filter(({ text }) => !/^\s*(?:#|$)/.test(text));
  const used = lines.flatMap(({ text }) => FIELD_LINE.exec(text)?.groups?.name ?? []);
  const unused = names.filter((name) => !used.includes(name));
  const found = lines.flatMap(({ text, line }, i) => {
    const fromAbove = lines.slice(i - 1).map((one) => one.text);
    const problem =
      separatorProblem(text, names, unused) ??
      lineBreakProblem(fromAbove, unused) ??
      valueProblem(text);
    return problem ? [{ line, ...problem }] : [];
  });
  if (found.length > 0) return found;
  const unknown = error(
    'this line or one next to it cannot be read.',
    'Write the field’s name, a colon, a space and the words. Indent the line like its neighbours, with spaces.',
  );
  return broken.slice(0, 1).map(({ pos }) => ({ ...positionAt(pos[0]), ...unknown }));
}

/**
 * Returns the problem of a line that continues the words of the field above it.
 * @param lines the line above, the line, and those below
 * @param unused names of fields that the file does not have, one of which may begin the line
 */
function lineBreakProblem(
  lines: readonly string[],
  unused: readonly string[],
): Problem | undefined {
  const { lead, name, value } = FIELD_LINE.exec(lines[0] ?? '')?.groups ?? {};
  const end = lines.findIndex((line, i) => i > 0 && OWN_LINE.test(line));
  const rest = lines.slice(1, end === -1 ? undefined : end).map((line) => line.trim());
  if (!value || rest.length === 0 || unused.includes(rest[0].split(' ')[0])) return undefined;
  return {
    field: name,
    ...lineBreak(`${lead.trim() ? '- ' : ''}${fieldLine(name, [value, ...rest].join(' '))}`),
  };
}

/** The problem of words that continue on a line of their own. */
export const lineBreak = (right: string) =>
  error('this looks like the end of the line above.', `Put both on one line: ${right}`);

/** Returns a line with a field, whose words are in quotes if YAML would not read them otherwise. */
export function fieldLine(name: string, words: string): string {
  const plain = `${name}: ${words}`;
  if (readsAlone(plain) && String(parseDocument(plain).get(name)) === words) return plain;
  // Without signs that mean something in double quotes, they are easier to read than doubled apostrophes.
  const isSimple = words.includes("'") && !/["\\]/.test(words);
  return `${name}: ${isSimple ? `"${words}"` : `'${words.replace(/''|'/g, "''")}'`}`;
}

/**
 * Returns the problem of a field whose name is not followed by a colon and a space.
 * @param names all names of fields of this kind of file
 * @param unused those that the file does not have
 */
function separatorProblem(
  line: string,
  names: readonly string[],
  unused: readonly string[],
): Problem | undefined {
  const [, lead, name, mark, value] =
    /^([ -]*)([A-Za-z]\w*)(\s*[:：=]\s*|\s+)(\S.*)$/.exec(line) ?? [];
  if (!value || /^:\s/.test(mark)) return undefined;
  if (!(mark.trim() ? names : unused).includes(name)) return undefined;
  const right = `${lead.trim() ? '- ' : ''}${fieldLine(name, value.trim())}`;
  const problem = error(
    'a plain colon and a space must follow the field’s name.',
    `Write ${right}`,
  );
  return { field: name, ...problem };
}

/**
 * Returns the problem of a value that YAML cannot parse, or reads as a reference, but that is valid in quotes.
 */
function valueProblem(line: string): Problem | undefined {
  const { lead, name, value } = FIELD_LINE.exec(line)?.groups ?? {};
  if (!value || /^[|>][-+\d]*$/.test(value) || readsAlone(`${name}: ${value}`)) return undefined;
  const isWhole = /^(["']).*\1.*[^"']$/.test(value) || APOSTROPHE.test(value);
  const words = isWhole ? value : (QUOTES.exec(value)?.[2] ?? value);
  const fixed = fieldLine(name, MARKDOWN_PICTURE.exec(value)?.[1] ?? words);
  if (!readsAlone(fixed)) return undefined;
  const right = `${lead.trim() ? '- ' : ''}${fixed}`;
  return {
    field: name,
    ...error(`${valueCause(value)}, so the line cannot be read.`, `Write ${right}`),
  };
}

function valueCause(value: string): string {
  if (/^["']/.test(value)) return 'the quotes around the words do not match';
  if (/: |:$/.test(value)) return 'the words contain a colon';
  return `the words begin with ${value[0]}`;
}

function readsAlone(line: string): boolean {
  const yaml = parseDocument(line, { prettyErrors: false });
  return yaml.errors.length + yaml.warnings.length === 0 && !hasReference(yaml);
}

function hasReference(yaml: MarkdownFile['yaml']): boolean {
  let found = false;
  visit(yaml, (_key, node) => {
    found ||= isAlias(node) || (isNode(node) && Boolean((node as { anchor?: string }).anchor));
  });
  return found;
}
