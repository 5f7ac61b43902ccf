import type { FieldKind } from './fieldKind';

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** A number: a whole one if its schema says so. */
export const number: FieldKind = {
  read: (text) => (NUMBER.test(text) ? Number(text) : undefined),
  type: ({ type }) => (type === 'integer' ? 'Int' : 'Float'),
  form: ({ type }) => ({
    widget: 'number',
    ...(type === 'integer' ? { value_type: 'int' } : { value_type: 'float', step: 0.1 }),
  }),
};
