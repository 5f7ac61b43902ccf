import type { Field } from '@sveltia/cms';
import { ALT_FORM } from '../check/altProblem';
import type { ContentSchema } from '../../schemas/contentSchema';
import { PICTURE_MIN_WIDTH, type PictureUse } from '../../schemas/fields';
import { ICON_NAMES } from '../../schemas/iconNames';
import { label } from './label';

/** Characters; longer words are written in a box of several lines. */
const ONE_LINE = 80;

/** What the form needs besides the schema of a field. */
export interface Surroundings {
  /** What the schema says to a value that does not have its form. */
  misfit: (path: readonly (string | number)[]) => string;
  /** Whether files of the kind are named after their titles. */
  titled: boolean;
}

/** Fields of the desk's form for the fields of a schema: those to be filled in, then the others. */
export function formFields(
  { properties = {}, required = [] }: ContentSchema,
  surroundings: Surroundings,
  path: readonly (string | number)[] = [],
): Field[] {
  const names = Object.keys(properties);
  const first = names.filter((name) => required.includes(name));
  const last = names.filter((name) => !required.includes(name));
  return [...byUse(first, properties), ...last].map((name) => ({
    ...formField(properties[name], surroundings, [...path, name]),
    name,
    label: properties[name].title ?? label(name),
    required: required.includes(name),
  }));
}

/** A title stands above the picture, whose file is named after it, and words stand below. */
function byUse(names: string[], properties: Record<string, ContentSchema>): string[] {
  const rank = (name: string) =>
    name === 'title' ? 0 : properties[name].picture ? 1 : name === 'alt' ? 2 : 3;
  const isPictured = names.includes('title') && names.some((name) => properties[name].picture);
  return isPictured ? [...names].sort((a, b) => rank(a) - rank(b)) : names;
}

/** What a field is; its options depend on its widget, and the library's own schema checks them. */
interface FormField extends Record<string, unknown> {
  widget: string;
  hint?: string;
}

function formField(
  schema: ContentSchema,
  surroundings: Surroundings,
  path: readonly (string | number)[],
): FormField {
  const hint = schema.description;
  if (schema.picture)
    return { widget: 'picture', hint: pictureHint(schema), ...pictureLimit(schema) };
  if (schema.icon) return { widget: 'select', hint, options: [...ICON_NAMES] };
  if (schema.enum) return { widget: 'select', hint, options: schema.enum.map(option) };
  if (schema.type === 'number') return { widget: 'number', hint, value_type: 'float', step: 0.1 };
  if (schema.type === 'object') {
    return { widget: 'object', hint, fields: formFields(schema, surroundings, path) };
  }
  if (schema.type === 'array') return listField(schema, surroundings, path);
  if (path.length === 1 && path[0] === 'title' && surroundings.titled) {
    return { widget: 'title', hint, limit: schema.maxLength };
  }
  return wordsField(schema, surroundings, path);
}

function wordsField(
  { description: hint, maxLength, pattern, format }: ContentSchema,
  { misfit }: Surroundings,
  path: readonly (string | number)[],
): FormField {
  const widget = maxLength && maxLength > ONE_LINE ? 'text' : 'string';
  const limit = maxLength ? { maxlength: maxLength } : {};
  const isAlt = path.at(-1) === 'alt';
  if (isAlt) return { widget, hint, ...limit, pattern: ALT_FORM };
  const form = pattern ?? (format === 'uri' ? '^https?://.+' : undefined);
  return { widget, hint, ...limit, ...(form ? { pattern: [form, `Write ${misfit(path)}.`] } : {}) };
}

function listField(
  { description: hint, items = {}, minItems, maxItems }: ContentSchema,
  surroundings: Surroundings,
  path: readonly (string | number)[],
): FormField {
  const fields = formFields(items, surroundings, [...path, 0]);
  const fixed = minItems !== undefined && minItems === maxItems;
  return {
    widget: 'list',
    hint,
    fields,
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
    allow_add: !fixed,
    allow_remove: !fixed,
    summary: fields
      .map(({ name }) => `{{fields.${name}}}`)
      .slice(0, 2)
      .join(' · '),
    collapsed: true,
  };
}

function option(choice: unknown) {
  return { label: label(String(choice)), value: choice as string | number };
}

function pictureLimit({ picture }: ContentSchema) {
  return { min_width: PICTURE_MIN_WIDTH[picture as PictureUse] };
}

function pictureHint(schema: ContentSchema): string {
  return `${schema.description ?? ''} At least ${pictureLimit(schema).min_width} pixels wide.`;
}
