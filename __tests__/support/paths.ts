/** The content folder of the tests, relative to the project's root: complete and without mistakes. */
export const FIXTURE_CONTENT = '__tests__/fixtures/content';

/** The JSON file with what GraphQL would return for it, which `globalSetup.ts` writes. */
export const FIXTURE_DATA = 'node_modules/.cache/fixture-content.json';

/** The folder of the built site that the browser tests run on: the project with the tests' content. */
export const FIXTURE_SITE = '.fixture-site';

/** The JSON file with the content of that site, as GraphQL returns it. */
export const FIXTURE_SITE_DATA = `${FIXTURE_SITE}/content.json`;

/** The folder of a second, small site, in Arabic and with a service for the form's messages. */
export const ARABIC_SITE = '.arabic-site';
