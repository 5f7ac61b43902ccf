import { table } from '../lib/table';

/** What was checked under one heading, and what was wrong. */
interface Result {
  checked: number;
  /** Addresses by what is wrong with them. */
  failures: Map<string, string[]>;
}

const EXAMPLES = 3;

/** Gathers the results of all checks and shows them as a table. */
export class Results {
  private readonly results = new Map<string, Result>();

  /**
   * Notes one check.
   * @param check the heading it belongs under
   * @param address what was checked
   * @param problem what is wrong with it; undefined when nothing is
   */
  note(check: string, address: string, problem?: string) {
    const result: Result = this.results.get(check) ?? { checked: 0, failures: new Map() };
    this.results.set(check, result);
    result.checked += 1;
    if (problem === undefined) return;
    result.failures.set(problem, [...(result.failures.get(problem) ?? []), address]);
  }

  /** Whether anything was wrong. */
  get failed(): boolean {
    return [...this.results.values()].some(({ failures }) => failures.size > 0);
  }

  /** The table of all checks, and below it each problem with some of its addresses. */
  toString(): string {
    const rows = [...this.results].map(([check, { checked, failures }]) => {
      const failed = [...failures.values()].flat().length;
      return [check, String(checked), String(failed), failed > 0 ? 'FAILED' : 'passed'];
    });
    const problems = [...this.results].flatMap(([check, { failures }]) =>
      [...failures].map(([problem, addresses]) => `${check}: ${problem}\n${list(addresses)}`),
    );
    return [table([['Check', 'Checked', 'Failed', ''], ...rows]), ...problems].join('\n\n');
  }
}

function list(addresses: string[]): string {
  const more = addresses.length - EXAMPLES;
  const shown = addresses.slice(0, EXAMPLES).map((address) => `  ${address}`);
  return [...shown, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}
