/** Interpolates values into a label, whose placeholders its schema has checked: `{total}` becomes `total`'s value. */
export function interpolate(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (_placeholder, name: string) => String(values[name]));
}
