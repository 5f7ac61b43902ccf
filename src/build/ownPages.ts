import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { ContentNode } from '../content/fields/nodeModel';

/** Creates the owner's own pages, from `content/pages/`. */
export function createOwnPages({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const { slug } of getNodesByType('OwnPage') as ContentNode[]) {
    actions.createPage({
      path: `/${slug}/`,
      component: resolve('templates/OwnPageTemplate.tsx'),
      context: { slug },
    });
  }
}
