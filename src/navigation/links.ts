const GALLERY_PART = /^\/gallery\/[^/]+\/$/;

/**
 * The address of a link in header or footer. `#about` means that section of the home page on every page;
 * `#` alone means the top of the current page.
 * @param pathname path of the current page
 * @param href as it is written in the content
 */
export function linkFrom(pathname: string, href: string): string {
  return href.startsWith('#') && href !== '#' && pathname !== '/' ? `/${href}` : href;
}

/**
 * Whether a link leads to the current page. A link to a section never does; the gallery's link does on
 * all pages of the gallery and of its photos.
 */
export function isCurrent(pathname: string, href: string): boolean {
  const page = GALLERY_PART.test(pathname) ? '/gallery/' : pathname;
  return href === page || `${href}/` === page;
}

/** The ways to reach the business: icon, address and text of each. */
export function contactMethods({ email, phone }: { email: string; phone: string }) {
  return [
    { icon: 'mail', href: `mailto:${email}`, text: email },
    { icon: 'phone', href: `tel:${phone.replaceAll(' ', '')}`, text: phone },
  ] as const;
}
