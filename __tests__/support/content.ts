import { readFileSync } from 'node:fs';
import { FIXTURE_DATA } from './fixture';

/** The results of all pages' queries. */
export type SiteContent = Queries.HomePageQuery['content'] &
  Queries.ServicesPageQuery['content'] &
  Queries.AboutPageQuery['content'] &
  Queries.GalleryPageQuery['content'] &
  Queries.PhotoTemplateQuery['content'] &
  Queries.ContactPageQuery['content'] &
  Queries.NotFoundPageQuery['content'] & { photos: readonly Queries.PhotoTileFragment[] };

/** The content of the tests' content folder, which `globalSetup.ts` reads once for all test files. */
export const siteContent = JSON.parse(readFileSync(FIXTURE_DATA, 'utf8')) as SiteContent;
