import { isMap, isScalar, isSeq } from 'yaml';
import type { z } from 'zod';
import type { ContentSchema } from '../contentSchema';
import type { MarkdownFile } from '../frontMatter';
import { nearest } from './nearest';
import { fieldLabel, nodeAt, positionOf, writtenAt, type Path } from './position';
import type { Finding } from './problem';
import { allOf, counted, oneOf, quoted } from './words';

type Issue = z.core.$ZodIssue;

/**
 * What zod found in a file's front matter, as sentences.
 * @param root the schema the issues are about
 */
export function schemaFindings(
  markdown: MarkdownFile,
  root: ContentSchema,
  issues: readonly Issue[],
): Finding[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownKey(markdown, root, [...issue.path, key]))
      : [],
  );
  // A misspelt field is one slip, though zod sees two: the unknown name and the missing field.
  const meant = new Set(unknown.map(({ meantField }) => meantField));
  const others = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !meant.has(fieldLabel(path)))
    .map((issue) => issueFinding(markdown, root, issue));
  return [...unknown.map(({ finding }) => finding), ...others];
}

function unknownKey(markdown: MarkdownFile, root: ContentSchema, path: Path) {
  const parent = path.slice(0, -1);
  const name = String(path.at(-1));
  const known = Object.keys(schemaAt(root, parent)?.properties ?? {});
  const free = known.filter((field) => nodeAt(markdown, [...parent, field]) === undefined);
  const [meant] = nearest(name, free);
  return {
    meantField: meant && fieldLabel([...parent, meant]),
    finding: {
      ...positionOf(markdown, path),
      field: fieldLabel(path),
      severity: 'error',
      found: 'there is no field of this name.',
      expected: `The fields here are ${allOf(known)}.`,
      hint: meant && `Did you mean ${meant}?`,
    } satisfies Finding,
  };
}

function issueFinding(markdown: MarkdownFile, root: ContentSchema, issue: Issue): Finding {
  const schema = schemaAt(root, issue.path) ?? {};
  return {
    ...positionOf(markdown, issue.path),
    field: issue.path.length > 0 ? fieldLabel(issue.path) : undefined,
    severity: 'error',
    ...explain(markdown, schema, issue),
  };
}

type Explanation = Pick<Finding, 'found' | 'expected' | 'hint'>;

function explain(markdown: MarkdownFile, schema: ContentSchema, issue: Issue): Explanation {
  const node = nodeAt(markdown, issue.path);
  const written = writtenAt(markdown, issue.path);
  if (issue.path.length === 0) {
    return {
      found: 'there are no fields between the two lines of three hyphens.',
      expected: `Write ${allOf(Object.keys(schema.properties ?? {}))}, each on a line of its own.`,
    };
  }
  if (written === undefined && !isMap(node) && !isSeq(node)) return missing(node, schema, issue);
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return {
      found: `this is ${counted((written ?? '').trim().length, 'character')} long.`,
      expected: `Write at most ${issue.maximum}.`,
    };
  }
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return { found: 'the quotes are empty.', expected: wanted(schema, issue) };
  }
  if (isSeq(node) && (issue.code === 'too_big' || issue.code === 'too_small')) {
    const bound = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
    const few = issue.exact ? 'exactly' : issue.code === 'too_big' ? 'at most' : 'at least';
    return {
      found: `this list has ${counted(node.items.length, 'line')}.`,
      expected: `Give it ${few} ${bound}.`,
    };
  }
  const expected = wanted(schema, issue);
  if (isMap(node) || isSeq(node)) {
    return {
      found: structureFound(node),
      expected: quotesHelp(markdown, node, schema) ?? expected,
    };
  }
  const value = (written ?? '').trim();
  return { found: `${quoted(value)} ${misfit(schema)}.`, expected, hint: meantHint(schema, value) };
}

/** A field that is not there, or has nothing after its colon. */
function missing(node: unknown, schema: ContentSchema, issue: Issue): Explanation {
  if (node === undefined) {
    const line = `Add a line "${String(issue.path.at(-1))}: …".`;
    return { found: 'this field is missing.', expected: `${line} ${wanted(schema, issue)}` };
  }
  const comment = isScalar(node) ? node.comment : undefined;
  if (comment) {
    return {
      found: 'everything after # is a note to yourself, so nothing is left.',
      expected: `Write '#${comment}' with the quotes, or leave out the #.`,
    };
  }
  return { found: 'nothing is written after the colon.', expected: wanted(schema, issue) };
}

function wanted(schema: ContentSchema, issue: Issue): string {
  // Words of the schema's own come with its formats; zod's default messages are for programmers.
  if (issue.code === 'invalid_format' || issue.code === 'custom') return `Write ${issue.message}.`;
  if (schema.picture) return 'Write the file name of the picture, such as school-visit.jpg.';
  if (schema.icon) return 'Write the name of an icon from lucide.dev, such as graduation-cap.';
  if (schema.enum) return `Write ${oneOf(schema.enum)}.`;
  if (schema.type === 'number') return 'Write a number, such as 3 or 2.5.';
  if (schema.type === 'array') return 'Write a list: each entry below it, beginning with a hyphen.';
  if (schema.type === 'object') {
    return `Write its fields below it, two spaces further right: ${allOf(Object.keys(schema.properties ?? {}))}.`;
  }
  return `Write ${described(schema)}`;
}

function described({ description = 'the words.' }: ContentSchema): string {
  return description.charAt(0).toLowerCase() + description.slice(1);
}

function misfit(schema: ContentSchema): string {
  if (schema.enum) return 'is not one of the choices';
  if (schema.type === 'number') return 'is not a number';
  if (schema.type === 'array') return 'is not a list';
  if (schema.type === 'object') return 'is not a group of fields';
  return 'is not right here';
}

function structureFound(node: object): string {
  return isSeq(node)
    ? 'there is a list where words belong.'
    : 'there are fields where words belong.';
}

/** For words in brackets or braces, which YAML takes for a list or fields: the line to write. */
function quotesHelp(markdown: MarkdownFile, node: object, schema: ContentSchema) {
  const { range, flow } = node as { range?: [number, number, number]; flow?: boolean };
  if (!flow || !range || schema.type !== 'string') return undefined;
  const source = markdown.source.slice(range[0], range[1]);
  return `Words that begin with ${source[0]} need quotes: write '${source.replace(/'/g, "''")}'.`;
}

function meantHint(schema: ContentSchema, written: string): string | undefined {
  if (schema.type === 'number') {
    const number = /-?\d+([.,]\d+)?/.exec(written)?.[0].replace(',', '.');
    if (!number) return undefined;
    return !schema.enum || schema.enum.includes(Number(number))
      ? `Did you mean ${number}?`
      : undefined;
  }
  const [meant] = nearest(written, (schema.enum ?? []).map(String));
  return meant && `Did you mean ${meant}?`;
}

function schemaAt(root: ContentSchema, path: Path): ContentSchema | undefined {
  return path.reduce<ContentSchema | undefined>(
    (schema, step) =>
      typeof step === 'number' ? schema?.items : schema?.properties?.[String(step)],
    root,
  );
}
