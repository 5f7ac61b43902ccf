import { isAlias, isNode, parseDocument, visit } from 'yaml';
import type { MarkdownFile, Position } from '../markdown/frontMatter';
import { nearest } from './nearest';
import { error, type Problem } from './problem';

const FIELD_LINE = /^(?<lead>[ -]*)(?<name>[A-Za-z][\w-]*):[ \t]+(?<value>\S.*?)\s*$/;
const ODD_INDENT = /^ *[\u00a0\u2007\u202f\u3000]/m;

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
  if (broken.length === 0 && !hasReference(yaml) && !ODD_INDENT.test(source)) return [];
  if (broken.length > 0 && broken.every(({ code }) => code === 'DUPLICATE_KEY')) {
    return broken.map(({ pos }) => duplicateProblem(source, positionAt(pos[0])));
  }
  const lines = source
    .split('\n')
    .map((text, i) => ({ text, line: i + 1 }))
    .filter(({ text }) => !/^\s*#/.test(text));
  const found = lines.flatMap(({ text, line }, i) => {
    const above = lines[i - 1]?.text ?? '';
    const problem =
      beginningProblem(text) ??
      separatorProblem(text, names) ??
      valueProblem(text) ??
      indentProblem(text, above, names);
    return problem ? [{ line, ...problem }] : [];
  });
  if (found.length > 0) return found;
  const unknown = error(
    'this line or the one above it cannot be read.',
    'Write the field’s name, a colon, a space and the words. Indent the line like its neighbours.',
  );
  return broken.slice(0, 1).map(({ pos }) => ({ ...positionAt(pos[0]), ...unknown }));
}

/** Returns the problem of a line that begins with a tab, or with a character that only looks like a space. */
function beginningProblem(line: string): Problem | undefined {
  if (!line.trim() || !/^ *[\t\u00a0\u2007\u202f\u3000]/.test(line)) return undefined;
  return error(
    'this line begins with a tab or a special space.',
    'Delete everything before its first letter and type plain spaces instead, two for each level.',
  );
}

/** Returns the problem of a field that is indented more than the one above it, although that one has a text. */
function indentProblem(line: string, above: string, names: readonly string[]): Problem | undefined {
  const [field, upper] = [line, above].map((text) => FIELD_LINE.exec(text)?.groups);
  if (!field || !upper || !names.includes(field.name)) return undefined;
  if (field.lead.length <= upper.lead.length) return undefined;
  const problem = error(
    'this line must begin in the same place as the one above it.',
    `Delete everything before its name: ${field.name}: ${field.value}`,
  );
  return { field: field.name, ...problem };
}

/** Returns the problem of a field whose name is not followed by a colon and a space. */
function separatorProblem(line: string, names: readonly string[]): Problem | undefined {
  const [, lead, name, mark, space, value] =
    /^([ -]*)([A-Za-z]\w*)(\s*[:：=]|)(\s*)(.*)$/.exec(line) ?? [];
  const isKnown = names.includes(name);
  if (!value || (!isKnown && nearest(name, names).length === 0)) return undefined;
  if (mark === ':' && space) return undefined;
  if (!mark && (!isKnown || !space)) return undefined;
  const right = `${lead.trim() ? '- ' : ''}${name}: ${value.trim()}`;
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
  const hasWordsAfterQuotes = /^(["']).*\1.*[^"']$/.test(value);
  const words = hasWordsAfterQuotes ? value : (QUOTES.exec(value)?.[2] ?? value);
  const fixed = `${name}: '${words.replace(/''|'/g, "''")}'`;
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

function duplicateProblem(source: string, position: Position): Problem {
  const line = source.split('\n')[position.line - 1] ?? '';
  const field = /[\w-]+/.exec(line.slice(position.column - 1))?.[0];
  const twice = error('this field appears twice.', 'Delete one of the two lines.');
  return { ...position, field, ...twice };
}
