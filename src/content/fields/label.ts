/** Returns what the admin page calls a field, a choice or a kind of content: `Other subject` for `otherSubject`. */
export function labelOfName(name: string): string {
  const words = name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
