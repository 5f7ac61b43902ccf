/** The content folder of the tests, from the project's root: complete, correct and their own. */
export const FIXTURE_CONTENT = '__tests__/fixtures/content';
