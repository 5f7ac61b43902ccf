import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import { loadSite } from '../content/load';
import { bundleDesk } from '../desk/bundle';
import { apiOrigin, deskConfig, type Editor } from '../desk/config';
import { deskPolicy } from '../desk/policy';
import { serve } from './devServer';
import { PUBLISHED } from './hosting';

/** Remembers which desk was written. */
const STAMP = '.cache/desk';

/** The desk of a site without a repository: it can only work on the folder on this machine. */
const LOCAL: Editor = {
  host: 'github',
  repository: 'local/website',
  branch: 'main',
  publish: 'directly',
};

/**
 * Writes the desk to `/admin/` of the published site where `content/site.md` names a repository.
 * @param published folder of the built site
 * @param isLocal whether the site is for this machine only, where the desk works on the folder
 */
export async function publishDesk(
  published: string,
  isLocal = process.env.DESK === 'local',
): Promise<void> {
  const { editor, ...site } = loadSite();
  const folder = join(published, 'admin');
  if (editor || isLocal) {
    const policy = deskPolicy(editor && apiOrigin(editor));
    await bundleDesk(deskConfig(editor ?? LOCAL, site), policy, folder, STAMP);
  } else {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Serves the desk from the development server. */
export async function serveDesk(args: CreateDevServerArgs): Promise<void> {
  // Gatsby's own server comes first, with what lies here.
  await publishDesk(PUBLISHED, true);
  serve(args, '/admin/*', ({ path }, response) => {
    response.sendFile(path.endsWith('/') ? `${path}index.html` : path, {
      root: resolve(PUBLISHED),
    });
  });
}
