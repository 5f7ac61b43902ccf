import { table } from '../lib/table';

const EXAMPLES = 3;

/** Gathers the results of all checks and shows them as a table. */
export class Results {
  /** By check: what is wrong at each address that was looked at; undefined when nothing is. */
  private readonly checks = new Map<string, { address: string; problem?: string }[]>();

  /**
   * Notes one check.
   * @param check the heading it belongs under
   * @param address what was checked
   * @param problem what is wrong with it; undefined when nothing is
   */
  note(check: string, address: string, problem?: string) {
    this.checks.set(check, [...(this.checks.get(check) ?? []), { address, problem }]);
  }

  /** Whether anything was wrong. */
  get failed(): boolean {
    return [...this.checks.values()].flat().some(({ problem }) => problem !== undefined);
  }

  /** The table of all checks, and below it each problem with some of its addresses. */
  toString(): string {
    const rows = [['Check', 'Checked', 'Failed', '']];
    const problems: string[] = [];
    for (const [check, notes] of this.checks) {
      const failed = notes.filter(({ problem }) => problem !== undefined);
      const outcome = failed.length > 0 ? 'FAILED' : 'passed';
      rows.push([check, String(notes.length), String(failed.length), outcome]);
      for (const problem of new Set(failed.map((note) => note.problem))) {
        const same = failed.filter((note) => note.problem === problem);
        const more = same.length > EXAMPLES ? [`and ${same.length - EXAMPLES} more`] : [];
        const shown = [...same.slice(0, EXAMPLES).map(({ address }) => address), ...more];
        problems.push([`${check}: ${problem}`, ...shown].join('\n  '));
      }
    }
    return [table(rows), ...problems].join('\n\n');
  }
}
