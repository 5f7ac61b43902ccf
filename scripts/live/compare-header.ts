/**
 * What is wrong with a header, whatever its spaces and the order of its parts; undefined when it
 * is as expected.
 */
export function compareHeader(
  name: string,
  actual: string | null,
  expected: string,
): string | undefined {
  if (actual === null) return `${name} is missing`;
  const found = parts(actual);
  const wanted = parts(expected);
  const lacking = without(wanted, found);
  const extra = without(found, wanted);
  if (lacking.length === 0 && extra.length === 0) return undefined;
  return [
    `${name} differs:`,
    ...(lacking.length > 0 ? [`it lacks "${lacking.join('; ')}"`] : []),
    ...(extra.length > 0 ? [`it has "${extra.join('; ')}"`] : []),
  ].join(' ');
}

function parts(value: string): string[] {
  return value.split(/[,;]/).map((part) => part.trim().replace(/\s+/g, ' '));
}

/** What is left of a list when each item of another is taken from it once. */
function without(list: string[], taken: string[]): string[] {
  const rest = [...list];
  for (const item of taken) {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}
