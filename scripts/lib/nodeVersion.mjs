// @ts-check
import { readFileSync } from 'node:fs';
import { ReaderError } from './readerError.mjs';

/** Compares versions as people do: 20.10 is more than 20.9. */
const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Why a Node version cannot run this project, and what to do; undefined when it can. The packages may
 * not be installed yet, so there is no `semver` here.
 * @param {string} version such as "v20.9.0"
 * @param {string} range such as ">=20.9 <26"; throws an Error when it has another form
 */
export function nodeProblem(version, range) {
  const [, least, end] = /^>=([\d.]+) <([\d.]+)$/.exec(range) ?? [];
  if (!least)
    throw new Error(`package.json: engines.node is "${range}"; write it as ">=20.9 <26".`);
  const number = version.replace(/^v/, '');
  if (compare(number, least) >= 0 && compare(number, end) < 0) return undefined;
  return `This project needs Node ${range}, and this is Node ${number}: install a version in that range (from nodejs.org, or with "nvm install" in this folder), then run the command again.`;
}

/** Throws a {@link ReaderError} when this Node is outside the range `engines.node` of package.json. */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const problem = nodeProblem(process.version, engines.node);
  if (problem) throw new ReaderError(problem);
}
