/** Pages of which a site has any number, all alike: those of the gallery after the first, and those of photos. */
const ALIKE = [/^\/gallery\/\d+\/$/, /^\/gallery\/(?!\d+\/$)./];

/** How many pages that are alike are visited, besides the last one. */
const SAMPLE = 2;

/** A path that no page has. */
export const UNKNOWN = '/no/such/page/';

/** These paths of a site, with only some of the pages that are alike, and an unknown path. */
export function pagesToVisit(paths: readonly string[]): string[] {
  const skipped = ALIKE.flatMap((alike) =>
    paths.filter((path) => alike.test(path)).slice(SAMPLE, -1),
  );
  return [...paths.filter((path) => !skipped.includes(path)), UNKNOWN];
}
