// @ts-check

/**
 * The three numbers of a version; missing ones count as zero.
 * @param {string} version such as "v20.9" or "22.1.0-nightly"
 */
function numbers(version) {
  const [major = 0, minor = 0, patch = 0] = version
    .replace(/^v|-.*$/g, '')
    .split('.')
    .map(Number);
  return [major, minor, patch];
}

/**
 * Negative when `a` is the older version, positive when it is the newer one, else zero.
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  const other = numbers(b);
  return (
    numbers(a)
      .map((number, i) => number - other[i])
      .find((difference) => difference !== 0) ?? 0
  );
}

/**
 * Whether a version lies in a range of comparators that must all hold, such as ">=20.9 <26".
 * Throws on any other range syntax.
 * @param {string} version
 * @param {string} range
 */
export function inRange(version, range) {
  return range.split(/\s+/).every((comparator) => {
    const [, operator, bound] = /^(>=|<)(\d+(?:\.\d+){0,2})$/.exec(comparator) ?? [];
    if (!operator || !bound) {
      throw new Error(
        `package.json: engines.node is "${range}"; write it with >= and < only, such as ">=20.9 <26".`,
      );
    }
    const difference = compare(version, bound);
    return operator === '>=' ? difference >= 0 : difference < 0;
  });
}

/**
 * One sentence on what is wrong with a Node version and how to mend it; undefined when it suits.
 * @param {string} version
 * @param {string} range
 */
export function nodeProblem(version, range) {
  if (inRange(version, range)) return undefined;
  return `This project needs Node ${range}, and this is Node ${version.replace(/^v/, '')}: install a version in that range (from nodejs.org, or with "nvm install" in this folder), then run the command again.`;
}
