const ending = (brand: string) => ` · ${brand}`;

/** The title of a page in the browser's bar and in search results. */
export function documentTitle(title: string, brand: string): string {
  return title + ending(brand);
}

/** The title of a page without the brand, from what {@link documentTitle} made of it. */
export function withoutBrand(title: string, brand: string): string {
  return title.slice(0, -ending(brand).length);
}
