import { localDay } from '../time';
import type { FieldKind } from './fieldKind';
import { langOf } from './nodeModel';
import { words } from './words';

/** A day, written as 2026-08-01. Pages get it with its texts in the site's language. */
export const date: FieldKind = {
  read: (text) => text,
  type: () => 'Day',
  definition: () => 'type Day { iso: String! text: String! date: String! }',
  resolve: async (iso, context) => localDay(iso, await langOf(context)),
  form: words.form,
};
