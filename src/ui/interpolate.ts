/**
 * Interpolates values into a text of the content: `{total}` becomes the value of `total`.
 * @param words a text with placeholders, which its schema has checked
 */
export function interpolate(
  words: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return words.replace(/\{(\w+)\}/g, (_placeholder, name: string) => String(values[name]));
}
