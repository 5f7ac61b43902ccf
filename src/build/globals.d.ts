/** A style sheet's class names. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module '*.css';

/*
 * Constants that `src/build/webpackConfig.ts` defines. Everything else comes to a page by its query; each of these says
 * why it cannot.
 */

/** The labels of the fallback screen (`content/labels.md`): it is outside pages, whose data may be lost. */
declare const __FAILURE__: Readonly<Record<'heading' | 'link', string>>;

/**
 * The language of the content (BCP 47), for `<html>`. Gatsby's Head API would take it away for a moment at each
 * navigation, and with it the direction of the page.
 */
declare const __LANG__: string;

/**
 * The site in other languages, the addresses that a page's head names, by language, and the pages that all of them have
 * (`content/languages.ts`). By queries, a site in one language would carry the code too.
 */
declare const __LANGUAGES__: Readonly<{
  sites: readonly Readonly<Record<'name' | 'lang' | 'url', string>>[];
  alternates: readonly (readonly [lang: string, url: string])[];
  pages: readonly string[];
}> | null;

/** The icons of the interface as SVG symbols: they are no content. */
declare const __ICON_SPRITE__: string;

/** The year in which the site was built: it is no content, and must be the same on the server and in the browser. */
declare const __BUILD_YEAR__: number;
