/**
 * Runs in each page before all other scripts. Starts the others, which hydrate the page, after the first
 * pictures, or when the visitor first presses a pointer or key. If the page is not hydrated `PATIENCE` ms
 * later, it looks as it does without scripts until it is.
 *
 * Until hydration, a click on a button that needs scripts marks the button busy, and `finish` repeats the
 * click; a link that chooses a subject stores it for `src/contact/chosenSubject.ts`. A file that fails to load
 * is requested once more.
 *
 * Gatsby decodes the hash, and the path several times, and fails if they are malformed. So each `%` of the path
 * that cannot be decoded becomes a fullwidth one, which looks the same, and a malformed hash is removed.
 *
 * Browsers get the source of this function. It must not use anything outside itself, syntax newer than ES2020,
 * `?.` (which Babel expands), or comments. A new element requests a file again, since browsers do not run a
 * copy of a script that has run.
 */
export function boot(): void {
  const PATIENCE = 8000;
  const { currentScript, documentElement, head } = document as Document & {
    currentScript: HTMLScriptElement;
  };
  const { content } = currentScript.previousElementSibling as HTMLTemplateElement;
  const files = new Set<EventTarget | null>(content.children);
  const untilHydrated = new AbortController();
  const { signal } = untilHydrated;
  let pressed: HTMLElement | null = null;

  function start() {
    head.append(content);
    setTimeout(() => {
      if (!signal.aborted) documentElement.dataset.scripts = 'none';
    }, PATIENCE);
  }

  function repairAddress() {
    const { pathname, search, hash } = window.location;
    const decodable = (part: string, otherwise: string) => {
      try {
        decodeURIComponent(part);
        return part;
      } catch {
        return otherwise;
      }
    };
    const path = decodable(pathname, pathname.replaceAll('%', '％')).replaceAll('%25', '％');
    const address = path + search + decodable(hash, '');
    if (address === pathname + search + hash) return;
    window.history.replaceState(window.history.state, '', address);
  }

  function keepSubject(subject = '') {
    try {
      window.sessionStorage.setItem('subject', subject);
    } catch {
      return;
    }
  }

  window.boot = {
    finish() {
      untilHydrated.abort();
      delete documentElement.dataset.scripts;
      for (const busy of document.querySelectorAll('[aria-busy]'))
        busy.removeAttribute('aria-busy');
      if (pressed) pressed.click();
    },
  };
  repairAddress();
  window.addEventListener('popstate', repairAddress);
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!files.delete(target)) return;
      const file = target as HTMLElement;
      const retry = document.createElement(file.localName);
      for (const { name, value } of file.attributes) retry.setAttribute(name, value);
      file.replaceWith(retry);
    },
    { signal, capture: true },
  );
  window.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLElement>('[data-subject]');
      if (link) keepSubject(link.dataset.subject);
      pressed = (target as Element).closest<HTMLElement>('button[type=button]');
      if (pressed) pressed.setAttribute('aria-busy', 'true');
    },
    { signal },
  );
  window.addEventListener('load', () => {
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))),
    );
    setTimeout(start, 1000);
  });
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, start, { once: true });
}
