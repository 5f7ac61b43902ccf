import { attribute, elements } from '../../src/hosting/html';

const PREVIEW = /^(?:og|twitter):image$/;

/**
 * Everything that a page refers to, and to what in it a link can lead.
 * @returns the addresses of links, files and preview pictures as they are written, and the hashes of the
 * elements with an ID, such as `#about`, encoded as in addresses
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
