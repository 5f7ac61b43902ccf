/**
 * Runs in each page before all other scripts, and starts them: when the page is loaded and its first pictures
 * are decoded and painted, two frames later, or before that at the visitor's first press of a pointer or key.
 * A hidden tab gets no frames, hence the timer.
 *
 * Until hydration, a click on a button that only works with scripts marks it busy, and `finish` clicks it
 * again. A style sheet or script that fails to load is requested once more. Where that fails too, or the
 * page's data does not arrive (Gatsby then leaves a promise rejected), the rules in
 * `@media (scripting: none)` apply until the page has hydrated after all: it looks as it does to visitors
 * without scripts.
 *
 * A hash that is no valid percent-encoding, such as `#%`, is removed before Gatsby would fail to decode it.
 *
 * Sent to browsers as its own source: it may use nothing from outside, no syntax newer than ES2020, no `?.`,
 * which Babel writes out, and no comments. What fails is requested by a new element (`whenLoaded`), since a
 * copy of it would count as run already.
 */
export function starter(): void {
  const { currentScript } = document as { currentScript: HTMLScriptElement };
  const { content } = currentScript.previousElementSibling as HTMLTemplateElement;
  const untilHydrated = new AbortController();
  const { signal } = untilHydrated;
  const start = () => document.head.append(content);
  let pressed: HTMLElement | null = null;
  const pretended = new Map<MediaList, string>();
  let failed = false;

  function dropMalformedHash() {
    try {
      decodeURI(window.location.hash);
    } catch {
      const { history, location } = window;
      history.replaceState(history.state, '', location.pathname + location.search);
    }
  }

  function pretendNoScripts() {
    if (signal.aborted) return;
    failed = true;
    for (const { cssRules } of document.styleSheets) {
      for (const { media } of cssRules as Iterable<CSSMediaRule | { media: undefined }>) {
        if (!media || !media.mediaText.includes('(scripting: none)')) continue;
        pretended.set(media, media.mediaText);
        media.mediaText = media.mediaText.replace('(scripting: none)', 'all');
      }
    }
  }

  function whenLoaded(
    element: HTMLLinkElement | HTMLScriptElement,
    isRetry: boolean,
    loaded: () => void,
  ) {
    element.onload = loaded;
    element.onerror = () => {
      element.remove();
      if (isRetry) {
        pretendNoScripts();
        return;
      }
      const retry = document.createElement(element.localName) as typeof element;
      for (const { name, value } of element.attributes) retry.setAttribute(name, value);
      whenLoaded(retry, true, loaded);
      document.head.append(retry);
    };
  }

  window.starter = {
    stylesLoaded: new Promise((resolve) => {
      for (const style of content.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
        whenLoaded(style, false, () => {
          if (failed) pretendNoScripts();
          resolve();
        });
      }
    }),
    finish() {
      untilHydrated.abort();
      for (const [media, text] of pretended) media.mediaText = text;
      for (const busy of document.querySelectorAll('[aria-busy]'))
        busy.removeAttribute('aria-busy');
      if (pressed) pressed.click();
    },
  };
  for (const script of content.querySelectorAll('script')) {
    if (script.src) whenLoaded(script, false, () => undefined);
  }
  dropMalformedHash();
  window.addEventListener('popstate', dropMalformedHash);
  window.addEventListener('unhandledrejection', pretendNoScripts, { signal });
  window.addEventListener(
    'click',
    ({ target }) => {
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
