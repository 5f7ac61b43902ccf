import { isHydrated } from './hydrationState';

/** Webpack's function that loads a chunk of the site's code; webpack replaces this name. */
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

/** Time before the first retry, ms, in which a broken connection may recover; each later one waits as long again. */
const PAUSE = 500;

/**
 * Makes webpack request a chunk once more when it failed to load. Until the page has hydrated, which needs its
 * chunks, it is requested until it arrives.
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
