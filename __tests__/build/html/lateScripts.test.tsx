import type { ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { takeOver } from '../../../src/browser/takeOver';
import { delayScripts } from '../../../src/build/html/lateScripts';

/** Stands where Gatsby later puts its script elements, as Gatsby's own component of the kind does. */
function Slice({ sliceId, children }: { sliceId: string; children?: ReactNode }) {
  return <slot id={sliceId}>{children}</slot>;
}

function render(components: ReactNode[]): string {
  let replaced = components;
  delayScripts({
    getPostBodyComponents: () => components,
    replacePostBodyComponents: (result: ReactNode[]) => (replaced = result),
  } as unknown as PreRenderHTMLArgs);
  return renderToStaticMarkup(<>{replaced}</>);
}

/** Runs the starter's code as the browser does where it stands, beside a template with one element. */
function runStarter(scripts: ReactNode = []): () => number {
  const slice = (
    <Slice key="s" sliceId="_gatsby-scripts">
      {scripts}
    </Slice>
  );
  const html = render([slice]);
  document.body.innerHTML = html;
  const starter = document.body.querySelector<HTMLScriptElement>('body > script');
  if (!starter) throw new Error(`no starter in ${html}`);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(starter);
  window.eval(starter.text);
  return () => document.querySelectorAll('body > slot').length;
}

/** What the page hears when the browser paints; jsdom never does. */
let painted: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(callback: () => void) {
        painted = callback;
      }
      observe() {}
    },
  });
});

afterEach(() => {
  takeOver();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

it('puts the scripts into a template, with the starter after it', () => {
  expect(render([<Slice key="s" sliceId="_gatsby-scripts" />])).toMatch(
    /^<template><slot id="_gatsby-scripts"><\/slot><\/template><script>[^]*<\/script>$/,
  );
});

it('leaves everything else as it is', () => {
  expect(render(['text', <p key="p">x</p>, <Slice key="s" sliceId="other" />])).toBe(
    'text<p>x</p><slot id="other"></slot>',
  );
});

it('starts the scripts, once, after the page is loaded and painted', () => {
  const started = runStarter();
  jest.advanceTimersByTime(60_000);
  expect(started()).toBe(0);
  window.dispatchEvent(new Event('load'));
  expect(started()).toBe(0);
  painted();
  expect(started()).toBe(0);
  jest.advanceTimersByTime(100);
  expect(started()).toBe(1);
  jest.advanceTimersByTime(60_000);
  expect(started()).toBe(1);
});

it('starts them also where the browser does not tell that it painted', () => {
  const started = runStarter();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(started()).toBe(1);
});

it.each(['pointerdown', 'keydown'])('does not wait once the visitor acts: %s', (type) => {
  const started = runStarter();
  window.dispatchEvent(new Event(type));
  expect(started()).toBe(1);
});

describe('a script that does not arrive', () => {
  /** The medium of the rules for visitors without scripts, as the browser reads it. */
  const withoutScripts = () =>
    (document.styleSheets[0].cssRules[0] as CSSMediaRule).media.mediaText;
  const lastScript = () => [...document.querySelectorAll('script')].at(-1) as HTMLScriptElement;

  beforeEach(() => {
    document.head.innerHTML =
      '<style>@media (scripting: none) and (max-width: 47.99rem) { nav { display: block } }</style>';
    runStarter([<script key="app" src="/app.js" />]);
    window.dispatchEvent(new Event('keydown'));
  });

  it('is asked for once more', () => {
    const first = lastScript();
    first.dispatchEvent(new Event('error'));
    expect(lastScript()).not.toBe(first);
    expect(lastScript().src).toBe(first.src);
    expect(withoutScripts()).toBe('(scripting: none) and (max-width: 47.99rem)');
  });

  it('twice leaves the page as it is without scripts', () => {
    lastScript().dispatchEvent(new Event('error'));
    lastScript().dispatchEvent(new Event('error'));
    expect(withoutScripts()).toBe('all and (max-width: 47.99rem)');
  });

  it('nor the data of the page, which Gatsby leaves as a rejected promise, does so too', () => {
    window.dispatchEvent(new Event('unhandledrejection'));
    expect(withoutScripts()).toBe('all and (max-width: 47.99rem)');
  });

  it('makes no difference once scripts have taken over', () => {
    takeOver();
    window.dispatchEvent(new Event('unhandledrejection'));
    expect(withoutScripts()).toBe('(scripting: none) and (max-width: 47.99rem)');
  });
});
