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
  const lacking = wanted.filter((part) => !found.includes(part));
  // A part that stands there twice is as wrong as a strange one: hosts join rules that overlap.
  const extra = found.filter((part, i) => !wanted.includes(part) || found.indexOf(part) < i);
  const differences = [
    ...(lacking.length > 0 ? [`it lacks "${lacking.join('; ')}"`] : []),
    ...(extra.length > 0 ? [`it has "${extra.join('; ')}"`] : []),
  ];
  return differences.length > 0 ? `${name} differs: ${differences.join(' ')}` : undefined;
}

function parts(value: string): string[] {
  return value.split(/[,;]/).map((part) => part.trim().replace(/\s+/g, ' '));
}
