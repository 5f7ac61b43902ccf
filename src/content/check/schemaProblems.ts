import type { z } from 'zod';
import type { ContentSchema } from '../fields/contentSchema';
import type { Value, Values } from '../fields/fieldKind';
import { labelOf } from '../reading/frontMatter';
import { allOf, counted, nearest, oneOf, quoted } from '../sentences/phrases';
import { commentProblem, error, type Problem } from '../sentences/problem';

type Issue = z.core.$ZodIssue;

/** Returns the problems of fields that do not follow the schema of their file. */
export function schemaProblems(values: Values, zod: z.ZodObject): Problem[] {
  const { schema, data } = valueAt(values, []);
  if (!data || typeof data !== 'object' || Array.isArray(data)) {
    const names = Object.keys(schema.properties ?? {}).join(', ');
    const noFields = error(
      'no fields were found between the two lines of hyphens.',
      `Write ${names}, each on a line of its own.`,
    );
    return [{ line: 1, ...noFields }];
  }
  const issues = zod.safeParse(data).error?.issues ?? [];
  // zod reports a misspelt field as a missing one, too, and words in the place of a list also as too long.
  const told = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const names = Object.keys(valueAt(values, issue.path).schema.properties ?? {});
    const free = names.filter((name) => !values.has(labelOf([...issue.path, name])));
    return issue.keys.map((key) => {
      const words = key.toLowerCase().split(/[^a-z]+/);
      const meant = nearest(key, free) ?? free.find((name) => words.includes(name));
      if (meant) told.add(labelOf([...issue.path, meant]));
      const { location } = valueAt(values, [...issue.path, key]);
      const all = `The fields here are ${allOf(names)}.`;
      return { ...location, ...error('there is no field with this name.', all, meant) };
    });
  });
  const invalid = issues.flatMap((issue) => {
    const field = labelOf(issue.path);
    if (issue.code === 'unrecognized_keys' || told.has(field)) return [];
    told.add(field);
    const value = valueAt(values, issue.path);
    return { ...value.location, ...issueProblem(value, issue) };
  });
  return [...unknown, ...invalid];
}

/** Returns a value by its path; a missing one gets the line of the map or list around it. */
function valueAt(values: Values, path: readonly PropertyKey[]): Value {
  const field = labelOf(path);
  const there = values.get(field);
  if (there) return there;
  const { schema, location } = valueAt(values, path.slice(0, -1));
  const own = schema.properties?.[String(path.at(-1))] ?? {};
  return { schema: own, location: { ...location, field }, data: undefined };
}

function issueProblem({ schema, data, typed = '', comment }: Value, issue: Issue): Problem {
  const expected = adviceFor(schema, issue);
  if (data === undefined) {
    const line = `Add a line "${String(issue.path.at(-1))}: …".`;
    return error('this field is missing.', `${line} ${expected}`);
  }
  if (data === null || (issue.code === 'too_small' && issue.origin === 'string')) {
    return comment
      ? commentProblem('', comment, error)
      : error('there are no words after the colon.', expected);
  }
  const isList = Array.isArray(data);
  if (isList && schema.type === 'array') {
    return error(`this list has ${counted(data.length, 'line')}.`, expected);
  }
  if (typeof data === 'object') {
    const right = { array: 'a list', object: 'fields' }[schema.type as string];
    const colon = ' If they contain a colon, put all of them into straight quotes.';
    return error(
      `this must be ${right ?? 'words'}, not ${isList ? 'a list' : 'fields'}.`,
      expected + (right || isList ? '' : colon),
    );
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return error(`this is ${counted(typed.length, 'character')} long.`, expected);
  }
  const choices = issue.code === 'custom' ? [] : (schema.enum ?? []);
  return error(`${quoted(typed)} is not valid.`, expected, nearest(typed, choices.map(String)));
}

function adviceFor({ wanted, enum: choices, ...schema }: ContentSchema, issue: Issue): string {
  // Our own rules (zod's `custom`) have messages for staff; zod's other messages are for developers.
  if (issue.code === 'custom') return `Write ${issue.message}.`;
  if (issue.code === 'too_big') return `Write at most ${issue.maximum}.`;
  if (issue.code === 'too_small' && issue.origin !== 'string') {
    return `Write at least ${issue.minimum}.`;
  }
  if (wanted) return `Write ${wanted}.`;
  if (choices) return `Write ${oneOf(choices)}.`;
  if (schema.type === 'array') return 'Write a list below it: begin each entry with a hyphen.';
  if (schema.type === 'object') {
    return `Write its fields below it, indented by two spaces: ${allOf(Object.keys(schema.properties ?? {}))}.`;
  }
  const { description = 'the words.' } = schema;
  return `Write ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
}
