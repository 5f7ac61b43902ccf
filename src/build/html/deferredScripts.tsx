import { Fragment, isValidElement } from 'react';
import type { ReactElement } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';

/** Stands for the address of a page's late styles until `pageStyles.ts` knows it. */
export const DEFERRED_STYLES = '/deferred-styles.css';

/** The place that Gatsby fills with its script elements once the pages are rendered. */
const SCRIPTS_SLICE = '_gatsby-scripts';

/**
 * Starts the scripts when the page is loaded and its first pictures are decoded and painted, two frames
 * later, or at the visitor's first sign before that. In a hidden tab no frame comes: hence the timer.
 * Starting again does nothing. A button pressed meanwhile, one whose work a script does, looks
 * busy and is pressed again when the scripts are there.
 *
 * The manifest, which only an installed site needs, waits with them; React would write a link to it into
 * the head, from wherever it is rendered.
 *
 * The styles that the page did without so far come with the scripts; React waits for them (`hydrate.ts`).
 * Styles or scripts that do not arrive are asked for once more. Where that fails too, or the page's data,
 * which only shows as a promise that Gatsby leaves rejected, the page becomes what it is for
 * visitors without scripts: the styles for them apply. `finishHydration.ts` ends all of it.
 */
const STARTER = `{
const { content } = document.currentScript.previousElementSibling;
const manifest = { rel: 'manifest', href: '/manifest.webmanifest' };
content.append(Object.assign(document.createElement('link'), manifest));
const start = () => document.head.append(content);
const waiting = (window.waiting = new AbortController());
let lost = false;
const giveUp = () => {
lost = true;
for (const { cssRules } of document.styleSheets)
for (const { media } of cssRules)
if (media) media.mediaText = media.mediaText.replace('(scripting: none)', 'all');
};
window.styled = new Promise((arrived) => {
for (const part of content.querySelectorAll('[rel=stylesheet], script')) {
const { localName, rel, href, src } = part;
const onload = () => rel && arrived();
const ask = (part, fail) =>
Object.assign(part, { onload, onerror: () => fail(part.remove()) });
ask(part, () => {
const again = ask(document.createElement(localName), giveUp);
document.body.append(Object.assign(again, src ? { src } : { rel, href }));
});
}
});
window.styled.then(() => lost && giveUp());
addEventListener('unhandledrejection', giveUp, waiting);
addEventListener('load', () => {
const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
Promise.allSettled(pictures.map((picture) => picture.decode())).then(() =>
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))));
setTimeout(start, 1000);
});
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, start, { once: true });
addEventListener('click', ({ target }) => {
window.pressed = target.closest('button[type=button]');
window.pressed?.setAttribute('aria-busy', 'true');
}, waiting);
}`;

/**
 * Keeps the scripts and late styles from sharing a slow connection with the first screen's pictures and
 * fonts. They stand in a template, where the browser neither runs nor fetches them, until they are moved
 * out. A lower priority would not do: it orders what waits, and on a short page nothing does.
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
