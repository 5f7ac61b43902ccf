import type { FieldName } from './draft';

/**
 * Returns what a field keeps of a text: nothing of blanks. Of an e-mail address that was pasted, nothing that cannot be
 * seen, no blanks around it and no name before it; wide letters, as in Chinese, become those that addresses have.
 */
export function fieldText(name: FieldName, text: string): string {
  if (name !== 'email') return text.trim() && text;
  const seen = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const [, address = seen] = /<(.+@.+)>\s*$/.exec(seen) ?? [];
  return address.trim().replace(/^mailto:/i, '');
}
