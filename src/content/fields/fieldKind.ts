import type { Problem } from '../sentences/problem';
import type { ContentSchema } from './contentSchema';
import type { ResolverContext } from './nodeModel';

/** What a field can hold, such as a picture or a date, with all that the site knows of it. `kindOfField` lists them. */
export interface FieldKind {
  /**
   * Reads what somebody has written, without curly quotes around it; `undefined` if it is not of this kind, so that the
   * schema judges it. Without this, a field has words, which are typeset.
   */
  read?: (text: string, schema: ContentSchema) => unknown;
  /** Its GraphQL type; without one, a `String` or, for a few words or whole numbers, an enum or `Int`. */
  type?: string;
  /** Makes what pages get of a text in a file of a folder in `content/`. Without this, they get it as it is read. */
  resolve?: (text: string, context: ResolverContext, folder: string) => unknown;
  /** Returns its field of the admin page's form. */
  form: (schema: ContentSchema) => FormField;
  /** Returns the problem of words that follow the schema, but probably are not what was meant. */
  check?: (words: string, comment: string | undefined, around: Surroundings) => Problem | undefined;
}

/** A field of a form without its name, and without `hint` if that is the schema's description. Options depend on the widget; `config.test.ts` validates them. */
export interface FormField extends Record<string, unknown> {
  widget: string;
  hint?: string;
}

/** The line of a field's name, from 1, and the path to it that is shown to people, such as `figures › 2 › label`. */
export interface Location {
  line: number;
  field: string;
}

/** A value in front matter: that of a field, an entry of a list, or all of it. */
export interface Value {
  schema: ContentSchema;
  location: Location;
  /** The value as pages get it; `null` if nothing is written, `undefined` for a missing field. */
  data: unknown;
  /** The same if that is a text and not empty. */
  words?: string;
  /** A text as it is typed. */
  typed?: string;
  /** What follows a text, from the # on. */
  comment?: string;
}

/** All values of a file by the paths of their locations, in the order of the file. */
export type Values = ReadonlyMap<string, Value>;

/** What stands around a value. */
export interface Surroundings {
  /** All values of its file. */
  values: Values;
  /** The folder of its file, relative to `content/`. */
  folder: string;
  /** The files that are published, relative to `content/`. */
  files: readonly string[];
  /** All addresses of the site (`check/siteAddresses.ts`). */
  addresses: readonly string[];
}
