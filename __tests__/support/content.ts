import { readFileSync } from 'node:fs';
import { FIXTURE_DATA } from './fixture';

/** Everything any page asks for. */
export type SiteContent = Queries.HomePageQuery['content'] &
  Queries.ServicesPageQuery['content'] &
  Queries.AboutPageQuery['content'] &
  Queries.GalleryPageQuery['content'] &
  Queries.ContactPageQuery['content'] &
  Queries.NotFoundPageQuery['content'] & { photos: readonly Queries.PhotoTileFragment[] };

/** The tests' own content folder, as `globalSetup.ts` has it read once for all test files. */
export const siteContent = JSON.parse(readFileSync(FIXTURE_DATA, 'utf8')) as SiteContent;
