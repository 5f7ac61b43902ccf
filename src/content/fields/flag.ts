import type { FieldKind } from './fieldKind';

/** Whether something is so. */
export const flag: FieldKind = {
  read: (text) =>
    /^(?:true|yes)$/i.test(text) || (/^(?:false|no)$/i.test(text) ? false : undefined),
  type: () => 'Boolean',
  form: () => ({ widget: 'boolean' }),
};
