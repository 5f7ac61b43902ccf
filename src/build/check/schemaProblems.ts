import { isMap, isScalar, isSeq } from 'yaml';
import type { z } from 'zod';
import type { ContentSchema } from '../../schemas/contentSchema';
import type { MarkdownFile } from '../../schemas/frontMatter';
import { meantValue } from '../../schemas/value';
import { nearest } from './nearest';
import { fieldLabel, nodeAt, positionOf, writtenAt, type Path } from './position';
import { allOf, counted, didYouMean, error, oneOf, quoted, type Problem } from './problem';

type Issue = z.core.$ZodIssue;

/**
 * Where a file's front matter does not follow its schema.
 * @param schema the same as `zod`, as JSON Schema
 */
export function schemaProblems(
  markdown: MarkdownFile,
  schema: ContentSchema,
  zod: z.ZodObject,
): Problem[] {
  const { contents } = markdown.yaml;
  if (!isMap(contents)) {
    const names = Object.keys(schema.properties ?? {}).join(', ');
    const noFields = error(
      'there are no fields between the two lines of hyphens.',
      `Write ${names}, each on a line of its own.`,
    );
    return [{ line: 1, ...noFields }];
  }
  const issues = zod.safeParse(meantValue(contents, schema)).error?.issues ?? [];
  const misspelt = new Set<string>();
  const at = (path: Path, problem: Problem): Problem => {
    return { ...positionOf(markdown, path), field: fieldLabel(path), ...problem };
  };
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = Object.keys(schemaAt(schema, issue.path).properties ?? {});
    const free = known.filter((name) => nodeAt(markdown, [...issue.path, name]) === undefined);
    return issue.keys.map((key) => {
      const [meant] = nearest(key, free);
      if (meant) misspelt.add(fieldLabel([...issue.path, meant]));
      const fields = `The fields here are ${allOf(known)}.`;
      const noField = error('there is no field of this name.', fields, didYouMean(meant));
      return at([...issue.path, key], noField);
    });
  });
  // A misspelt field is one slip, though zod sees two: the unknown name and the missing field.
  const others = issues.filter(
    ({ code, path }) => code !== 'unrecognized_keys' && !misspelt.has(fieldLabel(path)),
  );
  return [
    ...unknown,
    ...others.map((issue) =>
      at(issue.path, issueProblem(markdown, schemaAt(schema, issue.path), issue)),
    ),
  ];
}

function issueProblem(markdown: MarkdownFile, schema: ContentSchema, issue: Issue): Problem {
  const node = nodeAt(markdown, issue.path);
  const written = writtenAt(markdown, issue.path)?.trim();
  const expected = wanted(schema, issue);
  if (isSeq(node) && (issue.code === 'too_big' || issue.code === 'too_small')) {
    const bound = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
    const few = issue.exact ? 'exactly' : issue.code === 'too_big' ? 'at most' : 'at least';
    return error(
      `this list has ${counted(node.items.length, 'line')}.`,
      `Give it ${few} ${bound}.`,
    );
  }
  if (isMap(node) || isSeq(node)) {
    return error(
      isSeq(node) ? 'there is a list where words belong.' : 'there are fields where words belong.',
      quotesHelp(markdown, node, schema) ?? expected,
    );
  }
  if (written === undefined) return missing(node, expected, issue);
  if (issue.code === 'too_big' && issue.origin === 'string') {
    const length = counted(written.length, 'character');
    return error(`this is ${length} long.`, `Write at most ${issue.maximum}.`);
  }
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return error('the quotes are empty.', expected);
  }
  return error(`${quoted(written)} ${misfit(schema)}.`, expected, meantHint(schema, written));
}

/** A field that is not there, or has nothing after its colon. */
function missing(node: unknown, expected: string, { path }: Issue): Problem {
  if (node === undefined) {
    const line = `Add a line "${String(path.at(-1))}: …".`;
    return error('this field is missing.', `${line} ${expected}`);
  }
  const comment = isScalar(node) ? node.comment : undefined;
  if (!comment) return error('nothing is written after the colon.', expected);
  return error(
    'everything after # is a note to yourself, so nothing is left.',
    `Write '#${comment}' with the quotes, or leave out the #.`,
  );
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
  const { description = 'the words.' } = schema;
  return `Write ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
}

const MISFITS: Partial<Record<string, string>> = {
  number: 'is not a number',
  array: 'is not a list',
  object: 'is not a group of fields',
};

function misfit({ enum: choices, type = '' }: ContentSchema): string {
  return choices ? 'is not one of the choices' : (MISFITS[type] ?? 'is not right here');
}

/** For words in brackets or braces, which YAML takes for a list or fields: the line to write. */
function quotesHelp({ source }: MarkdownFile, node: object, { type }: ContentSchema) {
  const { range, flow } = node as { range?: [number, number, number]; flow?: boolean };
  if (!flow || !range || type !== 'string') return undefined;
  const words = source.slice(range[0], range[1]);
  return `Words that begin with ${words[0]} need quotes: write '${words.replace(/'/g, "''")}'.`;
}

function meantHint({ type, enum: choices }: ContentSchema, written: string): string | undefined {
  if (type !== 'number') return didYouMean(nearest(written, (choices ?? []).map(String))[0]);
  const number = /-?\d+([.,]\d+)?/.exec(written)?.[0].replace(',', '.');
  return !choices || choices.includes(Number(number)) ? didYouMean(number) : undefined;
}

function schemaAt(root: ContentSchema, path: Path): ContentSchema {
  return path.reduce<ContentSchema>(
    (schema, step) =>
      (typeof step === 'number' ? schema.items : schema.properties?.[String(step)]) ?? {},
    root,
  );
}
