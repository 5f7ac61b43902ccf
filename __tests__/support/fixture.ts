/** The content folder of the tests, relative to the project's root: complete and without mistakes. */
export const FIXTURE_CONTENT = '__tests__/fixtures/content';

/** The JSON file of what GraphQL would return for it; `globalSetup.ts` has it written. */
export const FIXTURE_DATA = 'node_modules/.cache/fixture-content.json';

/**
 * The folder of the site that the browser tests run on: a copy of the project with the tests' content. Not
 * below node_modules, where Gatsby compiles no source.
 */
export const FIXTURE_SITE = '.fixture-site';

/** The folder of the same site, but with a service that takes the form's messages. */
export const SERVICE_SITE = '.service-site';

/** The folders of the small sites in other languages, by the codes of these. */
export const LANGUAGE_SITES = { ar: '.ar-site', fr: '.fr-site' } as const;
