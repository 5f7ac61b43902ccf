/** A browser that is driven: the few things that both drivers' libraries can do. */
export interface Driver {
  go: (address: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Clicks the first element of a selector, in the middle. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  press: (key: 'Escape' | 'ArrowRight') => Promise<void>;
  /** The value of an expression in the page, as JSON carries it. */
  evaluate: (expression: string) => Promise<unknown>;
  end: () => Promise<void>;
}

/** An engine that the site is tried in. */
export interface Engine {
  name: string;
  /** Why it cannot be had here, and how to get it; undefined when it can. */
  missing: () => string | undefined;
  start: () => Promise<Driver>;
}
