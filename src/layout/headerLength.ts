/**
 * The longest header, as `headerLength` counts, that has room in windows of 48rem and of 64rem. Measured with words of
 * several languages in both fonts; names of wide letters alone need more.
 */
export const HEADER_ROOM = { tablet: 68, desktop: 96 };

/** Returns how long a header's words are, in characters, with four for the space before each link. */
export const headerLength = (brand: string, links: readonly string[]): number =>
  [brand, ...links].join('    ').length;
