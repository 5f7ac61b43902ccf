import { attribute, elements, text, type Element } from '../../src/build/hosting/html';

/** What a page points to, as written in it. */
export interface References {
  /** Places a visitor or a search engine may go to. */
  links: string[];
  /** What the browser loads with the page, where forms send to, and pictures for link previews. */
  resources: string[];
  /** The names of places within the page. */
  anchors: string[];
}

/** Which attribute of which elements holds which of them; where it matters, of which `rel` or name. */
const POINTERS: [kind: keyof References, tag: RegExp, attribute: string, named?: RegExp][] = [
  ['anchors', /./, 'id'],
  ['links', /^(?:a|area)$/, 'href'],
  ['links', /^link$/, 'href', /^(?:canonical|alternate)$/],
  ['resources', /^link$/, 'href', /^(?!canonical$|alternate$)/],
  ['resources', /^meta$/, 'content', /^(?:og|twitter):image$/],
  ['resources', /./, 'src'],
  ['resources', /./, 'poster'],
  ['resources', /^form$/, 'action'],
];

/** Reads all that a page points to, also from style sheets inside it. */
export function references(html: string): References {
  const found: References = { links: [], resources: [], anchors: [] };
  for (const element of elements(html)) {
    found.resources.push(...inSets(element), ...inStyles(element));
    const name = ['rel', 'property', 'name'].map((key) => attribute(element, key)).find(Boolean);
    for (const [kind, tag, key, named = /^/] of POINTERS) {
      const value = attribute(element, key);
      if (value && tag.test(element.tagName) && named.test(name ?? '')) found[kind].push(value);
    }
  }
  return found;
}

function inSets(element: Element): string[] {
  return attribute(element, 'srcset')?.match(/(?<=^|,\s+)[^\s,]\S*/g) ?? [];
}

function inStyles(element: Element): string[] {
  if (element.tagName !== 'style') return [];
  return [...text(element).matchAll(/url\((["']?)(.*?)\1\)/g)].map(([, , address]) => address);
}
