import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Application } from 'express';
import type { CreateDevServerArgs } from 'gatsby';
import { ADMIN_FOLDER, adminFiles } from '../cms/adminFiles';
import { adminConfig, apiOrigin, type Editor } from '../cms/config';
import { loadSite } from '../content/reading/load';

/** Settings of the admin page for a site without a repository, where it only edits the local folder. */
const LOCAL: Editor = { host: 'github', repository: 'local/website', branch: 'main' };

/** Writes the admin page into a built site if `content/site.md` names a repository, and deletes an earlier one. */
export function publishAdmin(folder: string): void {
  rmSync(join(folder, ADMIN_FOLDER), { recursive: true, force: true });
  const { editor, ...site } = loadSite();
  if (!editor) return;
  for (const [path, data] of adminFiles(adminConfig(editor, site), apiOrigin(editor))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), data);
  }
}

/**
 * Serves the admin page from the development server; without a repository it only edits the local folder.
 * Writes nothing into `public/`, where it could be published.
 */
export function serveAdmin({ app }: CreateDevServerArgs): void {
  const { editor, ...site } = loadSite();
  const files = new Map(
    adminFiles(adminConfig(editor ?? LOCAL, site), editor && apiOrigin(editor)),
  );
  (app as Application).get(`/${ADMIN_FOLDER}/*`, ({ path }, response, next) => {
    const name = path.slice(1) + (path.endsWith('/') ? 'index.html' : '');
    const data = files.get(name);
    if (data === undefined) next();
    else response.type(extname(name)).send(Buffer.from(data));
  });
}
