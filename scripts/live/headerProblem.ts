import { attribute, elements } from '../../src/build/hosting/html';
import { inlineCode } from '../../src/build/hosting/inlineCode';
import { pagePolicy } from '../../src/build/hosting/pagePolicy';

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

const NAME = 'Content-Security-Policy';

/** What is wrong with the policy inside a page, such as code that a host put in; undefined if nothing. */
export function policyProblem(html: string): string | undefined {
  const found = [...elements(html)].find((element) => attribute(element, 'http-equiv') === NAME);
  const policy = (found && attribute(found, 'content')) ?? null;
  try {
    return compareHeader(NAME, policy, pagePolicy(inlineCode(html, 'the page')));
  } catch (error) {
    return (error as Error).message;
  }
}
