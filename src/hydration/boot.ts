/**
 * Runs in each page before all other scripts. Those are in the template before it (`deferredScripts.tsx`), where
 * browsers neither fetch nor run them.
 *
 * They start after the first pictures, at the first input, or after `LIMIT` ms, whichever is first. A click on a
 * button before hydration is repeated once, by `finish`. If the page is not hydrated `PATIENCE` ms after the start,
 * what needs scripts says so, or is not seen, until it is. At an address that Gatsby's router cannot read they never
 * start; a hash that it cannot read is dropped.
 *
 * Browsers get the source of this function as Babel compiles it, so it uses nothing outside itself.
 */
export function boot(): void {
  const LIMIT = 4000;
  const PATIENCE = 8000;
  const { currentScript, documentElement, head } = document;
  const template = (currentScript as HTMLScriptElement).previousElementSibling;
  const { pathname, search, hash } = window.location;
  let pressed: HTMLElement | null = null;
  let started = false;

  try {
    const path = decodeURI(pathname);
    if (path !== decodeURIComponent(pathname) || /%|\s$/.test(path)) throw new URIError();
  } catch {
    documentElement.dataset.scripts = 'none';
    return;
  }
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, '', pathname + search);
  }

  const press = ({ target }: Event) => {
    if (pressed) pressed.removeAttribute('aria-busy');
    pressed = (target as Element).closest('button[type=button]');
    if (pressed) pressed.setAttribute('aria-busy', 'true');
  };
  window.addEventListener('click', press);
  window.boot = {
    finish() {
      delete window.boot;
      window.removeEventListener('click', press);
      delete documentElement.dataset.scripts;
      if (!pressed) return;
      pressed.removeAttribute('aria-busy');
      // In a task of its own: what React renders for it, such as the taking over of a row, it would put off in this one.
      setTimeout(() => pressed?.click());
    },
  };

  function start() {
    if (started) return;
    started = true;
    head.append((template as HTMLTemplateElement).content);
    setTimeout(() => {
      if (window.boot) documentElement.dataset.scripts = 'none';
    }, PATIENCE);
  }
  window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(type, start, { passive: true });
  setTimeout(start, LIMIT);
}
