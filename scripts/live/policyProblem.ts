import { attribute, elements } from '../../src/build/hosting/html';
import { inlineCode } from '../../src/build/hosting/inlineCode';
import { pagePolicy } from '../../src/build/hosting/pagePolicy';
import { compareHeader } from './compareHeader';

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
