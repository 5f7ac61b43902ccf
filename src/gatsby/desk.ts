import { extname } from 'node:path';
import type { Application } from 'express';
import type { CreateDevServerArgs } from 'gatsby';
import { loadSite } from '../content/load';
import { apiOrigin, deskConfig, type Editor } from '../desk/config';
import { DESK_FOLDER, deskFiles } from '../desk/deskFiles';
import { publish } from '../hosting/published';

/** Settings of the desk for a site without a repository, where it only edits the local folder. */
const LOCAL: Editor = { host: 'github', repository: 'local/website', branch: 'main' };

/** Publishes the desk at `/admin/` if `content/site.md` names a repository. */
export async function publishDesk(): Promise<void> {
  const { editor, ...site } = loadSite();
  if (!editor) return;
  for (const [path, data] of deskFiles(deskConfig(editor, site), apiOrigin(editor))) {
    await publish(path, data);
  }
}

/**
 * Serves the desk from the development server; without a repository it only edits the local folder. Nothing of it
 * comes into `public/`, where it could be published.
 */
export function serveDesk({ app }: CreateDevServerArgs): void {
  const { editor, ...site } = loadSite();
  const files = new Map(deskFiles(deskConfig(editor ?? LOCAL, site), editor && apiOrigin(editor)));
  (app as Application).get(`/${DESK_FOLDER}/*`, ({ path }, response, next) => {
    const name = path.slice(1) + (path.endsWith('/') ? 'index.html' : '');
    const data = files.get(name);
    if (data === undefined) next();
    else response.type(extname(name)).send(Buffer.from(data));
  });
}
