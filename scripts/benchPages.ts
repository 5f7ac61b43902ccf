/**
 * npm run bench:pages: measures the pages of a served site with Lighthouse, and compares them with their
 * budgets.
 */
import { Option } from 'commander';
import { PAGES } from '../src/schemas/pages';
import { budgetOf } from './bench/budgets';
import { measure, type Values } from './bench/measure';
import { findBrowser } from './lib/browser.mjs';
import { command, runCommand, wholeNumber } from './lib/command';

/** The categories that do not depend on the machine: every page must score 100. */
const SCORES = ['accessibility', 'best-practices', 'seo'];

const BENCH_PAGES = command(
  'bench:pages',
  `Measures the pages of a site with Lighthouse, as on a phone with a slow network. Serve the site first with npm start. Each page and run takes about 10 seconds.`,
  `Exit codes:
   0  all values are within the budgets in scripts/budgets.json
   1  a value is over its budget, or a page could not be measured
   2  an option is not valid`,
)
  .argument('[address]', 'the address of the served site', 'http://localhost:9000')
  .option(
    '--runs <n>',
    'how many times to measure each page; the table shows medians',
    wholeNumber,
    3,
  )
  .addOption(
    new Option('--pages <paths...>', 'the pages to measure').choices(PAGES).default(PAGES, 'all'),
  );

/** Returns a line for each value of a page that misses its budget. */
function overBudget(path: string, values: Values): string[] {
  const { timings, bytes } = budgetOf(path);
  const tooLow = SCORES.filter((name) => (values[name] ?? 0) < 100);
  const tooHigh = Object.entries({ ...timings, ...bytes }).filter(
    ([name, most]) => (values[name] ?? 0) > most,
  );
  return [
    ...tooLow.map((name) => `${path}: ${name} is ${values[name]}, below 100`),
    ...tooHigh.map(([name, most]) => `${path}: ${name} is ${round(values[name])}, above ${most}`),
  ];
}

const round = (value = 0) => Math.round(value * 1000) / 1000;

async function benchPages(address: string, { runs, pages }: { runs: number; pages: string[] }) {
  const chrome = findBrowser();
  const { timings, bytes } = budgetOf('/gallery/');
  const names = ['performance', ...SCORES, ...Object.keys(timings), ...Object.keys(bytes)];
  const rows: Record<string, Values> = {};
  const problems: string[] = [];
  for (const path of pages) {
    const values = await measure(new URL(path, address).href, runs, chrome);
    rows[path] = Object.fromEntries(names.map((name) => [name, round(values[name])]));
    problems.push(...overBudget(path, values));
    console.log(`${path} measured`);
  }
  console.table(rows);
  console.log(problems.join('\n') || 'All values are within their budgets.');
  if (problems.length > 0) process.exitCode = 1;
}

void runCommand(BENCH_PAGES.action(benchPages));
