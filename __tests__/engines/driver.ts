import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A page in a browser: the part of Puppeteer's interface that both engines can offer. */
export interface Driver {
  goto: (address: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  setViewport: (size: { width: number; height: number }) => Promise<void>;
  /** Clicks the middle of the first element that matches a selector. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  keyboard: { press: (key: 'Escape' | 'ArrowRight') => Promise<void> };
  /** Evaluates an expression in the page; the value must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
}

/** A browser engine that the site is tested in. */
export interface Engine {
  name: string;
  /** Returns what is not installed, and how to install it; undefined if nothing is missing. */
  missing: () => string | undefined;
  start: () => Promise<{ page: Driver; end: () => Promise<void> }>;
}

/** Returns the path of the first of these programs that is installed. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
