import type { Element } from '../../src/build/hosting/html';
import { attribute, elements, text } from '../../src/build/hosting/html';

/** What a page points to, as written in it. */
export interface References {
  /** Places a visitor or a search engine may go to. */
  links: string[];
  /** What the browser loads with the page, and pictures for link previews. */
  resources: string[];
  /** Where forms send to. */
  actions: string[];
  /** The names of places within the page. */
  anchors: string[];
}

const LINKS = new Set(['canonical', 'alternate']);

/** Reads all that a page points to, also from style sheets inside it. */
export function references(html: string): References {
  const found: References = { links: [], resources: [], actions: [], anchors: [] };
  for (const element of elements(html)) collect(element, found);
  return found;
}

function collect(element: Element, { links, resources, actions, anchors }: References) {
  const value = (name: string) => attribute(element, name);
  const add = (list: string[], ...addresses: (string | undefined)[]) =>
    list.push(
      ...(addresses.filter((address) => address !== undefined && address !== '') as string[]),
    );

  add(anchors, value('id'));
  add(
    resources,
    ...(value('srcset') ?? '').split(/,\s+/).map((part) => part.trim().split(/\s/)[0]),
  );
  switch (element.tagName) {
    case 'a':
    case 'area':
      add(links, value('href'));
      break;
    case 'link':
      add(LINKS.has(value('rel') ?? '') ? links : resources, value('href'));
      break;
    case 'meta':
      if (/^(?:og|twitter):image$/.test(value('property') ?? value('name') ?? '')) {
        add(resources, value('content'));
      }
      break;
    case 'form':
      add(actions, value('action'));
      break;
    case 'style':
      add(resources, ...inStyles(text(element)));
      break;
    default:
      add(resources, value('src'), value('poster'));
  }
}

function inStyles(css: string): string[] {
  const addresses = css.matchAll(/url\((["']?)(.*?)\1\)/g);
  return [...addresses].map(([, , address]) => address);
}
