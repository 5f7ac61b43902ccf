import budgets from '../budgets.json';

/** The most that a page may need. */
export interface PageBudget {
  /** By Lighthouse's names of its audits; times in ms. */
  timings: Record<string, number>;
  /** Bytes of a first visit, by Lighthouse's names of resource types; texts compressed with gzip. */
  bytes: Record<string, number>;
}

/** The paths of the pages that budgets are checked for. */
export const PAGES = ['/', '/services/', '/about/', '/gallery/', '/contact/'];

/**
 * The budget of a page, from `scripts/budgets.json`. That file has the format of Lighthouse's budget files, in
 * which sizes are kibibytes: https://web.dev/articles/use-lighthouse-for-performance-budgets
 */
export function budgetOf(page: string): PageBudget {
  const timings: PageBudget['timings'] = {};
  const bytes: PageBudget['bytes'] = {};
  for (const entry of budgets.filter(({ path }) => path === '/*' || path === page)) {
    for (const { metric, budget } of entry.timings ?? []) timings[metric] = budget;
    for (const { resourceType, budget } of entry.resourceSizes) {
      bytes[resourceType] = budget * 1024;
    }
  }
  return { timings, bytes };
}
