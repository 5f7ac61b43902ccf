/**
 * Runs in each page before all other scripts. Scripts start after the first pictures, or at the visitor's first
 * press of a pointer or key. They hydrate the page. A page that is not hydrated `PATIENCE` (ms) later looks as it
 * does without scripts, until it is hydrated after all.
 *
 * Until hydration, a click on a button that only works with scripts marks it busy, and `finish` clicks it again;
 * a link that chooses a subject leaves it for `src/contact/chosenSubject.ts`. A file that fails to load is
 * requested once more.
 *
 * Gatsby decodes the path several times, and the hash, and fails at malformed ones. So each `%` that it could not
 * decode becomes a fullwidth one in the path, which looks like it, and such a hash is removed.
 *
 * Sent to browsers as its own source: it may use nothing from outside, no syntax newer than ES2020, no `?.`,
 * which Babel writes out, and no comments. A file is requested again by a new element, since a copy of a
 * script counts as run already.
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
    styled: new Promise((resolve) => {
      document.addEventListener(
        'load',
        ({ target }) => {
          if ((target as HTMLLinkElement).rel === 'stylesheet') resolve();
        },
        { signal, capture: true },
      );
    }),
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
