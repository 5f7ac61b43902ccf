import { Fragment, isValidElement } from 'react';
import type { ReactElement } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';

/** Placeholder for the address of a page's deferred styles, which `pageStyles.ts` fills in. */
export const DEFERRED_STYLES = '/deferred-styles.css';

/** The slice that Gatsby replaces with its script elements once the pages are rendered. */
const SCRIPTS_SLICE = '_gatsby-scripts';

/**
 * The inline script of each page. It moves scripts and deferred styles out of their template when the
 * page is loaded and its first pictures are decoded and painted, two frames later, or before that at the
 * visitor's first press of a pointer or key. A hidden tab gets no frames, hence the timer. A second
 * `start` does nothing: the template is empty by then.
 *
 * Until hydration, when `finishHydration` aborts `untilHydrated`, a click on a button that only works
 * with scripts marks it busy; `finishHydration` clicks it again.
 *
 * The link to the manifest is in the template too, since only an installed site needs it. It is made here
 * because React moves a rendered `<link>` into the head.
 *
 * React waits for `stylesLoaded` (`hydrate.ts`). A style sheet or script that fails to load is requested
 * once more. Where that fails too, or the page's data does not arrive (Gatsby then leaves a promise
 * rejected), the rules in `@media (scripting: none)` are applied: the page looks as it does to visitors
 * without scripts. They are applied again to deferred styles that load after that.
 */
const STARTER = `{
const { content } = document.currentScript.previousElementSibling;
const manifest = { rel: 'manifest', href: '/manifest.webmanifest' };
content.append(Object.assign(document.createElement('link'), manifest));
const start = () => document.head.append(content);
const untilHydrated = (window.untilHydrated = new AbortController());
let failed = false;
const fallBack = () => {
failed = true;
for (const { cssRules } of document.styleSheets)
for (const { media } of cssRules)
if (media) media.mediaText = media.mediaText.replace('(scripting: none)', 'all');
};
window.stylesLoaded = new Promise((resolve) => {
for (const element of content.querySelectorAll('[rel=stylesheet], script')) {
const { localName, rel, href, src } = element;
const onload = () => rel && resolve();
const listen = (element, onError) =>
Object.assign(element, { onload, onerror: () => onError(element.remove()) });
listen(element, () => {
const retry = listen(document.createElement(localName), fallBack);
document.body.append(Object.assign(retry, src ? { src } : { rel, href }));
});
}
});
window.stylesLoaded.then(() => failed && fallBack());
addEventListener('unhandledrejection', fallBack, untilHydrated);
addEventListener('load', () => {
const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
Promise.allSettled(pictures.map((picture) => picture.decode())).then(() =>
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))));
setTimeout(start, 1000);
});
for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true });
addEventListener('click', ({ target }) => {
window.pressedButton = target.closest('button[type=button]');
window.pressedButton?.setAttribute('aria-busy', 'true');
}, untilHydrated);
}`;

/**
 * Keeps scripts and deferred styles from sharing a slow connection with the pictures and fonts of the
 * first screen: puts them into a template, where the browser neither fetches nor runs them until
 * `STARTER` moves them out. `fetchpriority="low"` is not enough: it only orders queued requests, and on a
 * short page the browser sends all of them at once.
 */
export function deferScripts({
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  replacePostBodyComponents(
    getPostBodyComponents().map((component) =>
      isScripts(component) ? (
        <Fragment key={SCRIPTS_SLICE}>
          <template>
            <link rel="stylesheet" href={DEFERRED_STYLES} />
            {component}
          </template>
          <script dangerouslySetInnerHTML={{ __html: STARTER }} />
        </Fragment>
      ) : (
        component
      ),
    ),
  );
}

function isScripts(component: unknown): component is ReactElement {
  return (
    isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === SCRIPTS_SLICE
  );
}
