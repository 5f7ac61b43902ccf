import { isoTime, localTime } from '../time';
import type { FieldKind } from './fieldKind';
import { langOf } from './nodeModel';
import { words } from './words';

/** A time of day, read as one on the 24-hour clock. Pages get it with its text in the site's language. */
export const time: FieldKind = {
  read: isoTime,
  type: () => 'Time',
  definition: () => 'type Time { iso: String! text: String! }',
  resolve: async (iso, context) => localTime(iso, await langOf(context)),
  form: words.form,
};
