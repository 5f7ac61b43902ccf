import { resolve } from 'node:path';
import type { CreatePageArgs } from 'gatsby';

/** Path of the not-found page that Gatsby itself adds, in the development server only. */
const DEV_404 = '/dev-404-page/';

/** Has the development server show `src/pages/404.tsx` for unknown addresses, as hosts do. */
export function showOwnNotFound({ page, actions }: CreatePageArgs): void {
  const component = resolve('src/pages/404.tsx');
  if (page.path !== DEV_404 || page.component === component) return;
  actions.deletePage(page);
  actions.createPage({ ...page, component });
}
