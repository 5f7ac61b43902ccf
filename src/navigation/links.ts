import { GALLERY_PATH } from '../content/galleryPaths';

/** Encodes an address unless it is encoded already. Browsers encode addresses, builds do not, staff write both kinds. */
const encoded = (address: string) => encodeURI(address).replaceAll('%25', '%');

/**
 * Returns the address of a link in header or footer from that in the content: `#about` means that section of the
 * home page on every page, `#` alone the top of the current page.
 */
export function linkFrom(pathname: string, href: string): string {
  return href.startsWith('#') && href !== '#' && pathname !== '/' ? `/${href}` : href;
}

/**
 * Whether a link leads to the current page. A link to a section never does; the gallery's link does on
 * all pages of the gallery and of its photos.
 */
export function isCurrent(pathname: string, href: string): boolean {
  const page = pathname.startsWith(GALLERY_PATH) ? GALLERY_PATH : encoded(pathname);
  return encoded(href) === page || `${encoded(href)}/` === page;
}

/** The modifier keys of a mouse or keyboard event. */
export type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click or key is meant to do something other than by itself, such as open a link in a new tab. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
