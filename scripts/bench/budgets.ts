import budgets from '../budgets.json';

/**
 * Returns a page's budgets from `scripts/budgets.json`. That file has the format of Lighthouse's budget files,
 * in which sizes are kibibytes: https://web.dev/articles/use-lighthouse-for-performance-budgets
 * @returns `timings` in ms, by the names of Lighthouse's audits, and `bytes` of a first visit, by its names of
 * resource types, with texts compressed by gzip
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
