import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Application } from 'express';
import type { CreateDevServerArgs } from 'gatsby';
import { loadSite } from '../content/load';
import { apiOrigin, deskConfig, type Editor } from '../desk/config';
import { writeDesk } from '../desk/writeDesk';
import { PUBLISHED } from '../hosting/builtPages';

/** Settings of the desk for a site without a repository, where it only edits the local folder. */
const LOCAL: Editor = { host: 'github', repository: 'local/website', branch: 'main' };

/**
 * Writes the desk to `/admin/` of the built site if `content/site.md` names a repository, or if it is
 * to edit the local folder; removes it otherwise.
 * @param isLocal whether the site is only used on this machine, where the desk edits the local folder
 */
export function publishDesk(isLocal = process.env.DESK === 'local'): void {
  const { editor, ...site } = loadSite();
  const folder = join(PUBLISHED, 'admin');
  if (editor || isLocal) {
    writeDesk(deskConfig(editor ?? LOCAL, site), editor && apiOrigin(editor), folder);
  } else {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Serves the desk from the development server. */
export function serveDesk({ app }: CreateDevServerArgs): void {
  // Gatsby's static file server answers before any handler here, with the files in `public/`: an old
  // desk there would be served, so it is written anew.
  publishDesk(true);
  (app as Application).get('/admin/*', ({ path }, response) => {
    response.sendFile(path.endsWith('/') ? `${path}index.html` : path, {
      root: resolve(PUBLISHED),
    });
  });
}
