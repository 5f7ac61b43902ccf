import { readFileSync } from 'node:fs';
import { FIXTURE_DATA } from './paths';

/** The content of the tests' content folder, which `globalSetup.ts` reads once for all test files. */
export const siteContent = JSON.parse(readFileSync(FIXTURE_DATA, 'utf8')) as Queries.Content;
