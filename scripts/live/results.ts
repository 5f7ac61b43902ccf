/** The most addresses that are listed below a problem. */
const EXAMPLES = 3;

/** Collects the results of all checks, and lists them. */
export class Results {
  /** For each check the addresses that were checked, with the problem of each, if it has one. */
  private readonly checks = new Map<string, { address: string; problem?: string }[]>();

  /**
   * Adds the result of a check at one address.
   * @param check the name of the check
   * @param address what was checked
   * @param problem what is wrong; undefined when nothing is
   */
  add(check: string, address: string, problem?: string) {
    this.checks.set(check, [...(this.checks.get(check) ?? []), { address, problem }]);
  }

  /** Whether any check found a problem. */
  get failed(): boolean {
    return [...this.checks.values()].flat().some(({ problem }) => problem !== undefined);
  }

  /** A line for each check, then each problem with the first addresses that have it. */
  toString(): string {
    const lines: string[] = [];
    const problems: string[] = [];
    for (const [check, checked] of this.checks) {
      const failed = checked.filter(({ problem }) => problem !== undefined);
      const outcome = failed.length > 0 ? `FAILED  ${failed.length} of` : 'passed ';
      lines.push(`${outcome} ${checked.length}  ${check}`);
      for (const problem of new Set(failed.map(({ problem }) => problem))) {
        const same = failed.filter((one) => one.problem === problem);
        const more = same.length > EXAMPLES ? [`and ${same.length - EXAMPLES} more`] : [];
        const shown = [...same.slice(0, EXAMPLES).map(({ address }) => address), ...more];
        problems.push([`${check}: ${problem}`, ...shown].join('\n  '));
      }
    }
    return [lines.join('\n'), ...problems].join('\n\n');
  }
}
