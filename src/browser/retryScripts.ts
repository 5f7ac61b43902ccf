import { isHydrated } from './hydrationState';

/** Webpack's function that loads a chunk of the site's code; webpack replaces this name. */
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

/**
 * Time before the first retry, ms, in which a broken connection may recover. Each later retry waits this much
 * longer.
 */
const PAUSE = 500;

/**
 * Makes webpack request a chunk again, once, if it fails to load. Before hydration, which needs the page's
 * chunks, it keeps retrying until the chunk arrives.
 */
export function retryScripts(): void {
  const load = __webpack_chunk_load__;
  const retry = async (chunk: string, pause: number): Promise<unknown> => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return load(chunk).catch((error: unknown) => {
      if (isHydrated()) throw error;
      return retry(chunk, pause + PAUSE);
    });
  };
  __webpack_chunk_load__ = (chunk) => load(chunk).catch(() => retry(chunk, PAUSE));
}
