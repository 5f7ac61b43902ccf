/** The name of a field or kind of content as people read it: `otherSubject` is `Other subject`. */
export function label(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
