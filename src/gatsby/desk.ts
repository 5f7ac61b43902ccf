import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import { loadSite } from '../content/load';
import { bundleDesk } from '../desk/bundle';
import { apiOrigin, deskConfig, type Editor } from '../desk/config';
import { deskPolicy } from '../desk/policy';
import { serve } from './devServer';
import { PUBLISHED } from './published';

/** File with a hash of what the written desk was made from. */
const STAMP = '.cache/desk';

/** Settings of the desk for a site without a repository, where it only edits the local folder. */
const LOCAL: Editor = {
  host: 'github',
  repository: 'local/website',
  branch: 'main',
  publish: 'directly',
};

/**
 * Writes the desk to `/admin/` of the built site if `content/site.md` names a repository, or if it is
 * to edit the local folder; removes it otherwise.
 * @param published folder of the built site
 * @param isLocal whether the site is only used on this machine, where the desk edits the local folder
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
  // Gatsby's static file server answers before any handler here, with the files in `public/`: an old
  // desk there would be served, so it is written anew.
  await publishDesk(PUBLISHED, true);
  serve(args, '/admin/*', ({ path }, response) => {
    response.sendFile(path.endsWith('/') ? `${path}index.html` : path, {
      root: resolve(PUBLISHED),
    });
  });
}
