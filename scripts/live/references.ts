import { attribute, elements } from '../../src/hosting/html';

const PREVIEW = /^(?:og|twitter):image$/;

/**
 * Finds everything that a page refers to, and the targets in it for links.
 * @returns the addresses of links, files and preview pictures as written, and the hashes of elements with an
 * ID, such as `#about`, encoded as in addresses
 */
export function references(html: string) {
  const addresses: string[] = [];
  const hashes: string[] = [];
  for (const element of elements(html)) {
    const of = (name: string) => attribute(element, name) ?? '';
    const preview = PREVIEW.test(of('property') || of('name')) ? of('content') : '';
    const srcset = of('srcset').match(/(?<=^|,\s+)[^\s,]\S*/g) ?? [];
    addresses.push(of('href'), of('src'), of('action'), preview, ...srcset);
    if (of('id')) hashes.push(new URL(`#${of('id')}`, 'https://x.example').hash);
  }
  return { addresses: addresses.filter(Boolean), hashes };
}
