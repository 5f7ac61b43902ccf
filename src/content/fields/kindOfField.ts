import { isoTime, localDay, localTime } from '../time';
import { address } from './address';
import type { ContentSchema } from './contentSchema';
import type { FieldKind } from './fieldKind';
import { icon } from './icon';
import { photo, service } from './item';
import { langOf } from './nodeModel';
import { picture } from './picture';
import { alt, words } from './words';

/** A day, written as 2026-08-01. Pages get it with its texts in the site's language. */
const date: FieldKind = {
  read: (text) => text,
  type: 'Day',
  resolve: async (iso, context) => localDay(iso, await langOf(context)),
  form: words.form,
};

/** A time of day, read as one on the 24-hour clock. Pages get it with its text in the site's language. */
const time: FieldKind = {
  read: isoTime,
  type: 'Time',
  resolve: async (iso, context) => localTime(iso, await langOf(context)),
  form: words.form,
};

/** One of a few words or whole numbers. */
const choice: FieldKind = {
  read: (text, { enum: choices = [] }) =>
    choices.find((one) => String(one).toLowerCase() === text.toLowerCase()),
  form: ({ enum: choices = [] }) => ({
    widget: 'select',
    options: choices.map((one) => ({ label: labelOfName(String(one)), value: one })),
  }),
};

/** Whether something is so. */
const flag: FieldKind = {
  read: (text) =>
    /^(?:true|yes)$/i.test(text) || (/^(?:false|no)$/i.test(text) ? false : undefined),
  type: 'Boolean',
  form: () => ({ widget: 'boolean' }),
};

const number: FieldKind = {
  read: (text) => (text ? Number(text) : undefined),
  type: 'Float',
  form: () => ({ widget: 'number', value_type: 'float', step: 0.1 }),
};

const integer: FieldKind = {
  ...number,
  type: 'Int',
  form: () => ({ widget: 'number', value_type: 'int' }),
};

/** What a field can hold: by the name that its schema gives as `holds` or, without one, by the type of the schema. */
const KINDS = {
  address,
  alt,
  boolean: flag,
  choice,
  date,
  icon,
  integer,
  number,
  photo,
  picture,
  service,
  string: words,
  time,
};

/** The name of a kind of field. */
export type FieldKindName = keyof typeof KINDS;

/** Returns what a field holds; `undefined` for a list, a group of fields, or a field that no schema has. */
export function kindOfField({ holds, enum: choices, type }: ContentSchema): FieldKind | undefined {
  const kinds: Partial<Record<string, FieldKind>> = KINDS;
  return kinds[holds ?? (choices ? 'choice' : String(type))];
}

/** Returns what the admin page calls a field, a choice or a kind of content: `Other subject` for `otherSubject`. */
export function labelOfName(name: string): string {
  const label = name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label.charAt(0).toUpperCase() + label.slice(1);
}
