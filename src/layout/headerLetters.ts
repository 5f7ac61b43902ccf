/** The most letters, as `headerLetters` counts them, for which a header has room in windows of 48rem and of 64rem. */
export const HEADER_ROOM = { tablet: 68, desktop: 96 };

/** Returns how many letters a header has, with four more for the space before each link. */
export const headerLetters = (brand: string, links: readonly string[]): number =>
  [brand, ...links].join('    ').length;
