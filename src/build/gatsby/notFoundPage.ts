import { resolve } from 'node:path';
import type { CreatePageArgs } from 'gatsby';

/** Gatsby's own page for unknown addresses, which only its development server shows. */
const GATSBYS = '/dev-404-page/';

/** Has the development server show the site's own not-found page, as hosts do. */
export function showOwnNotFound({ page, actions }: CreatePageArgs): void {
  const component = resolve('src/pages/404.tsx');
  if (page.path !== GATSBYS || page.component === component) return;
  actions.deletePage(page);
  actions.createPage({ ...page, component });
}
