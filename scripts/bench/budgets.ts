import budgets from '../budgets.json';

/**
 * The most that a page may need, from `scripts/budgets.json`. That file has the format of Lighthouse's budget files, in
 * which sizes are kibibytes: https://web.dev/articles/use-lighthouse-for-performance-budgets
 * @returns `timings` in ms, by Lighthouse's names of its audits, and `bytes` of a first visit, by its names of
 * resource types; texts compressed with gzip
 */
export function budgetOf(page: string) {
  const timings: Record<string, number> = {};
  const bytes: Record<string, number> = {};
  for (const entry of budgets.filter(({ path }) => path === '/*' || path === page)) {
    for (const { metric, budget } of entry.timings ?? []) timings[metric] = budget;
    for (const { resourceType, budget } of entry.resourceSizes) {
      bytes[resourceType] = budget * 1024;
    }
  }
  return { timings, bytes };
}
