/** The content folder of the tests, relative to the project's root: complete and without mistakes. */
export const FIXTURE_CONTENT = '__tests__/fixtures/content';

/** The JSON file of what GraphQL would return for it; `globalSetup.ts` has it written. */
export const FIXTURE_DATA = 'node_modules/.cache/fixture-content.json';
