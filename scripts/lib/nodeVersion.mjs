// @ts-check
import { readFileSync } from 'node:fs';
import { ReaderError } from './readerError.mjs';

/** Compares versions number by number. */
const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * One sentence on what is wrong with a Node version and how to mend it; undefined when it suits.
 * @param {string} version such as "v20.9.0"
 * @param {string} range such as ">=20.9 <26", and nothing else that npm would understand
 */
export function nodeProblem(version, range) {
  const [, least, end] = /^>=([\d.]+) <([\d.]+)$/.exec(range) ?? [];
  if (!least)
    throw new Error(`package.json: engines.node is "${range}"; write it as ">=20.9 <26".`);
  const number = version.replace(/^v/, '');
  if (compare(number, least) >= 0 && compare(number, end) < 0) return undefined;
  return `This project needs Node ${range}, and this is Node ${number}: install a version in that range (from nodejs.org, or with "nvm install" in this folder), then run the command again.`;
}

/** Throws a {@link ReaderError} when this Node is outside the range that package.json names. */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const problem = nodeProblem(process.version, engines.node);
  if (problem) throw new ReaderError(problem);
}
