/** Webpack's function that loads a chunk of the site's code; webpack replaces this name. */
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

/** Time before the retry, ms, in which a broken connection may recover. */
const PAUSE = 500;

/** Makes webpack request a chunk once more when it failed to load. */
export function retryScripts(): void {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) =>
    load(chunk).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return load(chunk);
    });
}
