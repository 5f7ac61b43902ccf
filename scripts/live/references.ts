import { attribute, elements, text, type Element } from '../../src/hosting/html';

/** What a page refers to, as it is written there, and the IDs to which hash links can lead. */
export interface References {
  /** Addresses that visitors or search engines may follow, and where forms are sent. */
  links: string[];
  /** What the browser loads with the page, and the pictures of link previews. */
  resources: string[];
  /** The IDs of the elements. */
  ids: string[];
}

/**
 * The attributes that are read: of which elements and, where given, with which `rel`, `property` or `name`.
 */
const ATTRIBUTES: [kind: keyof References, tag: RegExp, attribute: string, named?: RegExp][] = [
  ['ids', /./, 'id'],
  ['links', /^(?:a|area)$/, 'href'],
  ['links', /^link$/, 'href', /^(?:canonical|alternate)$/],
  ['resources', /^link$/, 'href', /^(?!canonical$|alternate$)/],
  ['resources', /^meta$/, 'content', /^(?:og|twitter):image$/],
  ['resources', /./, 'src'],
  ['resources', /./, 'poster'],
  ['links', /^form$/, 'action'],
];

/** Reads what a page refers to, also in its `srcset` attributes and `<style>` elements. */
export function references(html: string): References {
  const found: References = { links: [], resources: [], ids: [] };
  for (const element of elements(html)) {
    found.resources.push(...srcsetAddresses(element), ...styleAddresses(element));
    const name = ['rel', 'property', 'name'].map((key) => attribute(element, key)).find(Boolean);
    for (const [kind, tag, key, named = /^/] of ATTRIBUTES) {
      const value = attribute(element, key);
      if (value && tag.test(element.tagName) && named.test(name ?? '')) found[kind].push(value);
    }
  }
  return found;
}

function srcsetAddresses(element: Element): string[] {
  return attribute(element, 'srcset')?.match(/(?<=^|,\s+)[^\s,]\S*/g) ?? [];
}

function styleAddresses(element: Element): string[] {
  if (element.tagName !== 'style') return [];
  return [...text(element).matchAll(/url\((["']?)(.*?)\1\)/g)].map(([, , address]) => address);
}
