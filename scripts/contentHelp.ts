/**
 * npm run content:help: writes the help for staff, from the schemas of content: what VS Code says about each
 * field, and the template of a photo's file. It runs after each installation, and before npm run develop.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { editorSchemas, photoTemplate } from '../src/content/editorHelp';

for (const { path, value } of editorSchemas()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
writeFileSync('docs/photo-template.md', photoTemplate());
