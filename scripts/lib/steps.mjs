// @ts-check
import { jestCounts, playwrightCounts } from './report.mjs';
import { ReaderError } from './readerError.mjs';

/**
 * One step of npm test.
 * @typedef {object} Step
 * @property {string} name what a developer types after `npm test --`
 * @property {string} title the heading above its output
 * @property {string} script the npm script that does it
 * @property {string[]} [after] steps whose files it reads: where they run, it runs after them, and
 *   means nothing when one of them failed
 * @property {boolean} [alone] nothing runs beside it
 * @property {Runner} [runner] set when the step counts its own tests
 *
 * @typedef {object} Runner
 * @property {string} report the JSON report it leaves, from the project folder
 * @property {string[]} args what makes it leave the report
 * @property {(report: any) => import('./report.mjs').Counts} count
 */

const UNIT_REPORT = 'node_modules/.cache/reports/unit.json';

/**
 * The steps of npm test, in order. The build checks the content first. The types of the GraphQL
 * queries come from the build, so what reads types comes after it.
 * @type {Step[]}
 */
export const STEPS = [
  { name: 'build', title: 'Content, and build of the site', script: 'build' },
  { name: 'format', title: 'Format of the files', script: 'format:check' },
  {
    name: 'unit',
    title: 'Unit tests',
    script: 'unit',
    runner: {
      report: UNIT_REPORT,
      args: ['--json', `--outputFile=${UNIT_REPORT}`],
      count: jestCounts,
    },
  },
  {
    name: 'fixture',
    title: 'Build of the site that the browser tests run on',
    script: 'build:fixture',
    after: ['build'],
  },
  { name: 'lint', title: 'Lint', script: 'lint', after: ['build'] },
  { name: 'types', title: 'Types', script: 'types', after: ['build'] },
  {
    name: 'e2e',
    title: 'End-to-end tests on the built site',
    script: 'e2e',
    after: ['build', 'fixture'],
    alone: true,
    runner: { report: 'node_modules/.cache/reports/e2e.json', args: [], count: playwrightCounts },
  },
];

/**
 * The steps to run: those named, in the order of {@link STEPS}, or all when none is named.
 * Throws a {@link ReaderError} on a name that is none.
 * @param {string[]} names
 */
export function chooseSteps(names) {
  const known = STEPS.map((step) => step.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new ReaderError(
      `npm test has no step "${unknown}": its steps are ${known.join(', ')}, such as npm test -- unit e2e.`,
    );
  }
  return STEPS.filter((step) => names.length === 0 || names.includes(step.name));
}
