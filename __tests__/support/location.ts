import type { PageProps } from 'gatsby';

/** The location that Gatsby gives to a page at an address. */
export function locationOf(address: string): PageProps['location'] {
  const { href, pathname, search, hash } = new URL(address, 'https://www.harbourlight.example');
  return { href, pathname, search, hash, state: null } as PageProps['location'];
}
