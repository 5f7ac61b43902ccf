const ending = (brand: string) => ` · ${brand}`;

/** Returns the title of a page for browser tabs and search results. */
export function documentTitle(title: string, brand: string): string {
  return title + ending(brand);
}

/** Removes the brand from a title that {@link documentTitle} returned. */
export function withoutBrand(title: string, brand: string): string {
  return title.slice(0, -ending(brand).length);
}
