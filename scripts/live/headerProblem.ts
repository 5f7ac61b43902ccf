import { attribute, elements } from '../../src/hosting/html';
import { inlineCode } from '../../src/hosting/inlineCode';
import { pagePolicy } from '../../src/hosting/pagePolicy';

/**
 * What is wrong with a header's value; undefined when it has the expected parts. The order of the parts and
 * the spaces between them do not matter.
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
  // Hosts join the values of rules that overlap: a part that occurs twice is wrong, too.
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

/**
 * What is wrong with the content security policy in a page, which has the hashes of the page's scripts and
 * styles; undefined when nothing is. A script that a host adds to pages is found here.
 * @param service address of the service that the site's contact form has, if it has one
 */
export function policyProblem(html: string, service: string | null): string | undefined {
  const found = [...elements(html)].find((element) => attribute(element, 'http-equiv') === NAME);
  const policy = (found && attribute(found, 'content')) ?? null;
  try {
    return compareHeader(NAME, policy, pagePolicy(inlineCode(html, 'the page'), service));
  } catch (error) {
    return (error as Error).message;
  }
}

/** The address of another site that a form of the page is sent to. */
export function serviceOf(html: string): string | undefined {
  const actions = [...elements(html)].flatMap((element) =>
    element.tagName === 'form' ? (attribute(element, 'action') ?? []) : [],
  );
  return actions.find((action) => action.startsWith('https:'));
}
