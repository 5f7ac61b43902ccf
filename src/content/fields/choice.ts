import type { FieldKind } from './fieldKind';
import { labelOfName } from './label';

/** One of a few words or whole numbers. */
export const choice: FieldKind = {
  read: (text, { enum: choices = [] }) =>
    choices.find((one) => String(one).toLowerCase() === text.toLowerCase()),
  type: ({ type }, name) => (type === 'string' ? name : 'Int'),
  definition: ({ type, enum: choices = [] }, name) =>
    type === 'string' ? `enum ${name} { ${choices.join(' ')} }` : undefined,
  form: ({ enum: choices = [] }) => ({
    widget: 'select',
    options: choices.map((one) => ({ label: labelOfName(String(one)), value: one })),
  }),
};
