import { isAlias, isNode, parseDocument, visit, type YAMLError } from 'yaml';
import type { MarkdownFile } from '../frontMatter';
import { nearest } from './nearest';
import { positionAt } from './position';
import type { Finding } from './problem';

const FIELD_LINE = /^(?<lead>[ -]*)(?<name>[A-Za-z][\w-]*):[ \t]+(?<value>\S.*?)\s*$/;

const ODD_INDENT = /^ *[\u00a0\u2007\u202f\u3000]/m;

/** Words in quotes, of which the closing one may be missing. */
const QUOTES = /^(["'“”‘’])(.*?)["'“”‘’]?$/;

/**
 * What keeps front matter from being read. Each line is looked at on its own first, because the
 * slip is usually within one line and YAML notices it only on a later one.
 * @param names all names of fields that this kind of file has
 */
export function yamlFindings(markdown: MarkdownFile, names: readonly string[]): Finding[] {
  const { errors, warnings } = markdown.yaml;
  const broken = [...errors, ...warnings];
  if (broken.length === 0 && !hasReference(markdown.yaml) && !ODD_INDENT.test(markdown.source)) {
    return [];
  }
  const duplicates = broken.filter(({ code }) => code === 'DUPLICATE_KEY');
  if (duplicates.length > 0 && duplicates.length === broken.length) {
    return duplicates.map((error) => duplicateFinding(markdown, error));
  }
  const lines = fieldLines(markdown);
  const found = lines.flatMap(({ line, number }, i) => {
    const finding = lineFinding(line, names) ?? indentFinding(line, lines[i - 1]?.line, names);
    return finding ? [{ line: number, severity: 'error' as const, ...finding }] : [];
  });
  return found.length > 0
    ? found
    : broken.slice(0, 1).map((error) => plainFinding(markdown, error));
}

type LineFinding = Pick<Finding, 'field' | 'found' | 'expected'>;

function lineFinding(line: string, names: readonly string[]): LineFinding | undefined {
  if (/^[ \u00a0]*\t/.test(line) && line.trim()) {
    return {
      found: 'this line begins with a tab.',
      expected: 'Begin it with spaces instead: two for each step to the right.',
    };
  }
  if (ODD_INDENT.test(line)) {
    return {
      found: 'this line begins with a special space that only looks like a space.',
      expected: 'Delete the spaces at its beginning and type them again.',
    };
  }
  return separatorFinding(line, names) ?? valueFinding(line);
}

/** A field that begins further right than the one above it, which has words and no fields of its own. */
function indentFinding(
  line: string,
  above: string | undefined,
  names: readonly string[],
): LineFinding | undefined {
  const [field, upper] = [line, above ?? ''].map((text) => FIELD_LINE.exec(text)?.groups);
  if (!field || !upper || !names.includes(field.name)) return undefined;
  if (field.lead.length <= upper.lead.length) return undefined;
  if (field.lead.includes('-')) {
    return {
      field: field.name,
      found: 'this line begins with a hyphen, as only the entries of a list do.',
      expected: `Write ${field.name}: ${field.value}`,
    };
  }
  return {
    field: field.name,
    found: 'this line begins further right than the one above it.',
    expected: 'Delete the spaces at its beginning, so that both begin in the same place.',
  };
}

/** A field whose name is not followed by a colon and a space. */
function separatorFinding(line: string, names: readonly string[]): LineFinding | undefined {
  const [, lead, name, mark, space, value] =
    /^([ -]*)([A-Za-z]\w*)(\s*[:：=]|)(\s*)(.*)$/.exec(line) ?? [];
  if (!value || ![name, nearest(name, names)[0]].some((known) => names.includes(known))) {
    return undefined;
  }
  if (mark === ':' && space) return undefined;
  const expected = `Write ${lead.trim() ? '- ' : ''}${name}: ${value.trim()}`;
  if (mark === ':') return { field: name, found: 'there is no space after the colon.', expected };
  if (!mark) {
    return names.includes(name) && space
      ? { field: name, found: 'there is no colon after the field’s name.', expected }
      : undefined;
  }
  const sign = mark.trim();
  const found =
    sign === '：'
      ? '"：" is a wide colon, from another keyboard.'
      : sign === '='
        ? 'there is "=" where a colon belongs.'
        : 'there is a space before the colon.';
  return { field: name, found, expected };
}

/** A value that means something else to YAML and is plain words once it stands in quotes. */
function valueFinding(line: string): LineFinding | undefined {
  const { lead, name, value } = FIELD_LINE.exec(line)?.groups ?? {};
  if (!value || /^[|>][-+\d]*$/.test(value) || readsAlone(`${name}: ${value}`)) return undefined;
  const words = hasWordsAfterQuotes(value) ? value : (QUOTES.exec(value)?.[2] ?? value);
  const fixed = `${name}: '${words.replace(/''|'/g, "''")}'`;
  if (!readsAlone(fixed)) return undefined;
  return {
    field: name,
    found: `${valueCause(value)}, so the line cannot be read.`,
    expected: `Write ${lead.trim() ? '- ' : ''}${fixed}`,
  };
}

function valueCause(value: string): string {
  const sign = value[0];
  if (hasWordsAfterQuotes(value)) return `words stand after the closing ${sign}`;
  if (/^["']/.test(value)) {
    return value.endsWith(sign) && value.length > 1
      ? `the words stand in ${sign} and have another ${sign} among them`
      : `a ${sign} opens here and none closes`;
  }
  if (/: |:$/.test(value)) return 'the words have a colon among them';
  return `the words begin with ${sign}`;
}

function hasWordsAfterQuotes(value: string): boolean {
  return /^(["']).*\1.*[^"']$/.test(value);
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

function duplicateFinding(markdown: MarkdownFile, error: YAMLError): Finding {
  const position = positionAt(markdown, error.pos[0]);
  const line = markdown.source.split('\n')[position.line - 1] ?? '';
  const field = /[\w-]+/.exec(line.slice(position.column - 1))?.[0];
  return {
    ...position,
    field,
    severity: 'error',
    found: 'this field stands here for the second time.',
    expected: 'Keep one of the two lines and delete the other.',
  };
}

function plainFinding(markdown: MarkdownFile, error: YAMLError): Finding {
  return {
    ...positionAt(markdown, error.pos[0]),
    severity: 'error',
    found: 'this line, or the one above it, cannot be read.',
    expected:
      'Each line needs a field’s name, a colon, a space and the words, and begins as far left as its neighbours.',
  };
}

function fieldLines({ source }: MarkdownFile): { line: string; number: number }[] {
  return source
    .split('\n')
    .map((line, i) => ({ line, number: i + 1 }))
    .filter(({ line }) => !/^\s*#/.test(line));
}
