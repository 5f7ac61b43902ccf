import { UsageError, wholeNumber, type Given } from '../../lib/command';
import { SCREENS, type Screen } from './screens';

const DEFAULT_RUNS = '5';
const NAMES = SCREENS.map(({ name }) => name);

/** The command `npm run bench:pages`. */
export const BENCH_PAGES = {
  name: 'bench:pages',
  about: `Measures the built site as a phone's visitor meets it: Lighthouse (mobile, simulated slow phone)
several times for each page, and for a hand-written one of its words and pictures, from nginx here.
Builds the site first when there is none in public/. About 20 seconds for each page and run.`,
  options: {
    runs: {
      value: 'N',
      help: `how often each page is measured (${DEFAULT_RUNS}); the table shows medians`,
    },
    pages: { value: 'LIST', help: `the pages, with commas between: ${NAMES.join(', ')} (all)` },
  },
  more: `Exit codes:
   0  everything is within its budget
   1  something is over its budget, or could not be measured
   2  an option is wrong`,
};

/**
 * How often which pages are measured.
 * @throws UsageError when the options make no sense
 */
export function chosenRuns({
  runs = DEFAULT_RUNS,
  pages = NAMES.join(','),
}: Given<typeof BENCH_PAGES.options>): { runs: number; screens: Screen[] } {
  const names = pages.split(',');
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(
      BENCH_PAGES,
      `There is no page "${unknown}"; there are ${NAMES.join(', ')}.`,
    );
  }
  return {
    runs: wholeNumber(BENCH_PAGES, 'runs', runs),
    screens: SCREENS.filter(({ name }) => names.includes(name)),
  };
}
