/** The content folder of the tests, from the project's root: complete, correct and their own. */
export const FIXTURE_CONTENT = '__tests__/fixtures/content';

/** What GraphQL would give for it, written at the start of a run. */
export const FIXTURE_DATA = 'node_modules/.cache/fixture-content.json';
