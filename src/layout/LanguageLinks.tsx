interface LanguageLinksProps {
  /** Path of the current page. */
  pathname: string;
  /** Class of each link: that of the links beside it. */
  className: string;
  /** Class of each entry. */
  item?: string;
}

/** Inline, since a site in one language does without. */
const QUIET = { fontSize: 'var(--text-small)', fontWeight: 400 };

/** Entries of a list that lead to the site in other languages: to the same page or, if only this site has it, to home. */
export function LanguageLinks({ pathname, className, item }: LanguageLinksProps) {
  const path = __LANGUAGES__?.pages.includes(pathname) ? pathname : '/';
  return __LANGUAGES__?.sites.map(({ name, lang, url }) => (
    <li key={lang} className={item}>
      <a className={className} style={QUIET} href={url + path} lang={lang} hrefLang={lang}>
        {name}
      </a>
    </li>
  ));
}
