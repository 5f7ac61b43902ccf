/**
 * npm run content:help: writes what helps staff with content, from the content's own schemas: what
 * VS Code says about each field, and the template of a photo's file. It is run after each installation
 * and by npm run develop.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { editorSchemas, photoTemplate } from '../src/build/content/editorHelp';

for (const { path, value } of editorSchemas()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
writeFileSync('docs/photo-template.md', photoTemplate());
