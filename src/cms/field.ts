import type { Field } from '@sveltia/cms';
import { ALT_PATTERN } from '../content/check/fieldProblems';
import { ICON_NAMES } from '../content/names';
import type { ContentSchema, Holding } from '../content/schemas/contentSchema';
import { PICTURE_MIN_WIDTH } from '../content/schemas/fields';

/** Largest `maxLength` of a field with a one-line box, characters. */
const ONE_LINE = 80;

/** The formats of phones and cameras, which the admin page converts. It would leave SVG and TIFF unchanged. */
const PHOTOS = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** Returns the label of a field or kind of content from its name: `Other subject` for `otherSubject`. */
export function label(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the form fields of a schema, in the order in which the admin page writes them to the file: that of
 * the schema, but with `order` last, since most items are added without one.
 */
export function formFields({ properties = {}, required = [] }: ContentSchema): Field[] {
  const last = ([name]: [string, unknown]) => Number(name === 'order');
  const inOrder = Object.entries(properties).sort((a, b) => last(a) - last(b));
  return inOrder.map(([name, schema]) => ({
    ...formField(schema),
    ...(name === 'alt' ? { pattern: ALT_PATTERN } : {}),
    name,
    label: schema.title ?? label(name),
    required: required.includes(name) && schema.default === undefined,
  }));
}

/** A form field without its name. Options depend on the widget; `config.test.ts` validates them. */
interface FormField extends Record<string, unknown> {
  widget: string;
  hint?: string;
}

/** Returns what makes the field that names an item of a collection. */
const relation =
  (collection: string) =>
  ({ description: hint }: ContentSchema): FormField => ({
    widget: 'relation',
    hint,
    collection,
    value_field: '{{slug}}',
    display_fields: ['title'],
  });

/** The fields of texts that hold something other than words. Days and times are typed. */
const HOLDING: Partial<Record<Holding, (schema: ContentSchema) => FormField>> = {
  picture: ({ description = '', use = 'page' }) => ({
    widget: 'image',
    hint: `${description} At least ${PICTURE_MIN_WIDTH[use]} pixels wide.`,
    accept: PHOTOS,
    choose_url: false,
  }),
  photo: relation('photos'),
  service: relation('services'),
  icon: ({ description: hint }) => ({ widget: 'select', hint, options: [...ICON_NAMES] }),
};

function formField(schema: ContentSchema): FormField {
  const { description: hint, holds } = schema;
  const held = holds && HOLDING[holds];
  if (held) return held(schema);
  if (schema.type === 'boolean') return { widget: 'boolean', hint };
  if (schema.enum) return { widget: 'select', hint, options: schema.enum.map(option) };
  if (schema.type === 'number') return { widget: 'number', hint, value_type: 'float', step: 0.1 };
  if (schema.type === 'object') return { widget: 'object', hint, fields: formFields(schema) };
  return schema.type === 'array' ? listField(schema) : wordsField(schema);
}

function wordsField({ description: hint, maxLength, ...schema }: ContentSchema): FormField {
  const widget = maxLength && maxLength > ONE_LINE ? 'text' : 'string';
  const { pattern, wanted = '' } = schema;
  return {
    widget,
    hint,
    maxlength: maxLength,
    pattern: pattern && [pattern, `Write ${wanted}.`],
  };
}

function listField({ description: hint, items = {}, ...schema }: ContentSchema): FormField {
  const { minItems, maxItems } = schema;
  // Of lines.
  if (!items.properties) return { widget: 'list', hint, min: minItems, max: maxItems };
  const fields = formFields(items);
  return {
    widget: 'list',
    hint,
    fields,
    min: minItems,
    max: maxItems,
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
