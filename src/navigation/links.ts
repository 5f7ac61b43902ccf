const GALLERY_PART = /^\/gallery\/\d+\/$/;

/**
 * Where a link of header or footer leads: sections are those of home, also from other pages. A lone
 * `#` stays on its page.
 * @param href as content writes it
 * @param pathname path of the page that shows the link
 */
export function linkFrom(pathname: string, href: string): string {
  return href.startsWith('#') && href !== '#' && pathname !== '/' ? `/${href}` : href;
}

/** Whether a link is that of the page shown; a section is no page, a gallery's further pages are. */
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
