import type { ContentSchema, Holding } from '../schemas/contentSchema';
import { address } from './address';
import { alt } from './alt';
import { choice } from './choice';
import { date } from './date';
import type { FieldKind } from './fieldKind';
import { flag } from './flag';
import { icon } from './icon';
import { photo, service } from './item';
import { number } from './number';
import { picture } from './picture';
import { time } from './time';
import { words } from './words';

/** The kinds of texts that schemas name. */
const HOLDING: Record<Holding, FieldKind> = {
  address,
  alt,
  date,
  icon,
  photo,
  picture,
  service,
  time,
};

/** The kinds of all other fields, by the type of their schema. */
const TYPES: Partial<Record<string, FieldKind>> = {
  boolean: flag,
  integer: number,
  number,
  string: words,
};

/** Returns what a field holds; `undefined` for a list, a group of fields, or a field that no schema has. */
export function kindOfField({ holds, enum: choices, type }: ContentSchema): FieldKind | undefined {
  if (holds) return HOLDING[holds];
  return choices ? choice : TYPES[String(type)];
}
