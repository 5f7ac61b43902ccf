import { cloneElement, isValidElement } from 'react';
import type { ReactElement } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';

const SCRIPT_ID = 'gatsby-script-loader';

/**
 * Gatsby tells each page its own path in an inline script. Here the path is an attribute and the
 * script the same on all pages, so that one hash in the content security policy allows it,
 * however many pages there are.
 */
export function sharePagePathScript({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs): void {
  replacePostBodyComponents(
    getPostBodyComponents().map((component) =>
      isLoader(component) ? share(component, pathname) : component,
    ),
  );
}

interface ScriptProps {
  id?: string;
  'data-page-path'?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

function isLoader(component: unknown): component is ReactElement<ScriptProps> {
  return isValidElement<ScriptProps>(component) && component.props.id === SCRIPT_ID;
}

function share(script: ReactElement<ScriptProps>, path: string) {
  return cloneElement(script, {
    'data-page-path': path,
    dangerouslySetInnerHTML: {
      __html: 'window.pagePath=document.currentScript.dataset.pagePath',
    },
  });
}
