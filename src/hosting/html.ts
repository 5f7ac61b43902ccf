import type { DefaultTreeAdapterMap } from 'parse5';
import { parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** An element of a parsed page. */
export type Element = DefaultTreeAdapterMap['element'];

/**
 * Returns all elements of a page as a browser parses it, including those in `<noscript>` and templates, with
 * their positions in the source.
 */
export function elements(html: string): Iterable<Element> {
  return descendants(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }));
}

/** Returns the value of an element's attribute; `undefined` if the element does not have it. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

/** Returns the text directly inside an element. */
export function text({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function* descendants(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* descendants(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* descendants(child);
}
