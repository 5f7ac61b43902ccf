/** Loads a part of the site's code; webpack puts its own function in the place of this name. */
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

/** How long a connection that broke has to come back, ms. */
const PAUSE = 500;

/** Has code that pages ask for later, and that did not arrive, asked for once more. */
export function retryScripts(): void {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) =>
    load(chunk).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return load(chunk);
    });
}
