/** A style sheet's class names. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module '*.css';

/** The address of a font file. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The brand and the labels of the fallback screen (`content/`), defined by `src/build/webpackConfig.ts`. */
declare const __FAILURE__: Readonly<Record<'brand' | 'heading' | 'said' | 'link', string>>;

/** Whether the site has dolls (`content/site.md`), defined by `src/build/webpackConfig.ts`. */
declare const __DOLLS__: boolean;

/** The language of the content (BCP 47), defined by `src/build/webpackConfig.ts`. */
declare const __LANG__: string;

/** The logo (`content/logo.svg`) as a data URL, defined by `src/build/webpackConfig.ts`. */
declare const __LOGO__: string;

/** The icons of the interface as SVG symbols, defined by `src/build/webpackConfig.ts`. */
declare const __ICON_SPRITE__: string;

/** The shapes of the dolls in `static/pegs.svg` (its `<defs>`), defined by `src/build/webpackConfig.ts`. */
declare const __PEG_SHAPES__: string;

/** The year in which the site was built, defined by `src/build/webpackConfig.ts`. */
declare const __BUILD_YEAR__: number;
