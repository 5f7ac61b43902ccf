/**
 * Runs in each page before all other scripts. Those are in the template before it (`deferredScripts.tsx`), where
 * browsers neither fetch nor run them.
 *
 * They start after the first pictures, at the first input, or after `LIMIT` ms, whichever is first. A click on a
 * button before hydration is repeated once, by `finish`. If the page is not hydrated `PATIENCE` ms after the start,
 * it looks as it does without scripts until it is. At an address that Gatsby's router cannot read they never start; a
 * hash that it cannot read is dropped.
 *
 * Browsers get the source of this function. It must not use anything outside itself, syntax newer than ES2020, or
 * comments.
 */
export function boot(): void {
  const LIMIT = 4000;
  const PATIENCE = 8000;
  const { currentScript, documentElement, head, images } = document;
  const template = (currentScript as HTMLScriptElement).previousElementSibling;
  const { content } = template as HTMLTemplateElement;
  const untilHydrated = new AbortController();
  const { signal } = untilHydrated;
  let pressed: HTMLElement | null = null;

  function lookAsWithoutScripts() {
    if (!signal.aborted) documentElement.dataset.scripts = 'none';
  }
  function start() {
    if (content.hasChildNodes()) setTimeout(lookAsWithoutScripts, PATIENCE);
    head.append(content);
  }
  function isReadable({ protocol, pathname }: Location) {
    try {
      const path = decodeURI(pathname);
      return protocol !== 'file:' && path === decodeURIComponent(pathname) && !/%|\s$/.test(path);
    } catch {
      return false;
    }
  }

  function dropMalformedHash() {
    const { pathname, search, hash } = window.location;
    try {
      decodeURI(hash);
    } catch {
      window.history.replaceState(window.history.state, '', pathname + search);
    }
  }

  if (!isReadable(window.location)) {
    lookAsWithoutScripts();
    return;
  }
  dropMalformedHash();
  window.addEventListener('popstate', dropMalformedHash);
  window.boot = {
    finish() {
      untilHydrated.abort();
      delete documentElement.dataset.scripts;
      pressed?.removeAttribute('aria-busy');
      pressed?.click();
    },
  };
  const press = ({ target }: Event) => {
    pressed?.removeAttribute('aria-busy');
    pressed = (target as Element).closest('button[type=button]');
    pressed?.setAttribute('aria-busy', 'true');
  };
  window.addEventListener('click', press, { signal });
  window.addEventListener('load', () => {
    const first = [...images].filter(({ loading }) => loading !== 'lazy');
    void Promise.allSettled(first.map((picture) => picture.decode())).then(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))),
    );
  });
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(type, start, { once: true, passive: true });
  setTimeout(start, LIMIT);
}
