/**
 * Fills the places of a text of the content: `{total}` becomes the value of `total`.
 * @param words a text with places, which its schema has checked
 */
export function fill(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]));
}
