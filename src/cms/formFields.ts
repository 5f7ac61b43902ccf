import type { Field } from '@sveltia/cms';
import type { ContentSchema } from '../content/fields/contentSchema';
import type { FormField } from '../content/fields/fieldKind';
import { kindOfField, labelOfName } from '../content/fields/kindOfField';

/**
 * Returns the form fields of a schema, in the order in which the admin page writes them to the file: that of
 * the schema, but with `order` last, since most items are added without one.
 */
export function formFields({ properties = {}, required = [] }: ContentSchema): Field[] {
  const last = ([name]: [string, unknown]) => Number(name === 'order');
  const inOrder = Object.entries(properties).sort((a, b) => last(a) - last(b));
  return inOrder.map(([name, schema]) => ({
    hint: schema.description,
    ...formField(schema),
    name,
    label: schema.title ?? labelOfName(name),
    required: required.includes(name) && schema.default === undefined,
  }));
}

function formField(schema: ContentSchema): FormField {
  const { type, minItems: min, maxItems: max, items = {} } = schema;
  if (type === 'object') return { widget: 'object', fields: formFields(schema) };
  if (type !== 'array') return kindOfField(schema)?.form(schema) ?? { widget: 'string' };
  const list = { widget: 'list', min, max };
  // Of lines.
  if (!items.properties) return list;
  const fields = formFields(items);
  const [first, second] = fields.map(({ name }) => `{{fields.${name}}}`);
  return { ...list, fields, summary: [first, second].join(' · '), collapsed: true };
}
