/** A browser's page as it is driven: what of Puppeteer's both engines can do. */
export interface Driver {
  goto: (address: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  setViewport: (size: { width: number; height: number }) => Promise<void>;
  /** Clicks the first element of a selector, in the middle. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  keyboard: { press: (key: 'Escape' | 'ArrowRight') => Promise<void> };
  /** The value of an expression in the page, as JSON carries it. */
  evaluate: (expression: string) => Promise<unknown>;
}

/** An engine that the site is tried in. */
export interface Engine {
  name: string;
  /** Why it cannot be had here, and how to get it; undefined when it can. */
  missing: () => string | undefined;
  start: () => Promise<{ page: Driver; end: () => Promise<void> }>;
}
